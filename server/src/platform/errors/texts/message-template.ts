import type { Lang } from '@guest/shared/contracts/core/languages';

/** A message, or its plural forms; `{n}` is the number. */
export type MessageTemplate = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** A message in the other languages; English is included only if the message has plural forms. */
export type Messages = Record<Exclude<Lang, 'en'>, MessageTemplate> & { en?: MessageTemplate };

/** The values of further placeholders by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

export function formatMessage(
  template: MessageTemplate,
  lang: Lang,
  n: number | undefined,
  values: MessageValues = {},
): string {
  const text =
    typeof template === 'string'
      ? template
      : (template[new Intl.PluralRules(lang).select(n ?? 0)] ?? template.other);
  return Object.entries(n === undefined ? values : { ...values, n }).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, () => String(value)),
    text,
  );
}
