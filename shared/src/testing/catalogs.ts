import { compileMessage } from '@lingui/message-utils/compileMessage';
import { LANGUAGES, type Lang } from '../contracts/languages';

export type Catalog = Readonly<Record<string, string>>;

/** What is wrong with a package's catalogs, in words; nothing where all are complete. The English one is the measure. */
export function catalogFaults(catalogs: Readonly<Record<Lang, Catalog>>): string[] {
  const keys = Object.keys(catalogs.en);
  return LANGUAGES.flatMap((lang) => {
    const catalog = catalogs[lang];
    const extra = Object.keys(catalog).filter((key) => !(key in catalogs.en));
    return [
      ...keys.flatMap((key) => textFaults(key, catalog[key]).map((fault) => `${lang}: "${key}" ${fault}`)),
      ...extra.map((key) => `${lang}: "${key}" is not in English`),
    ];
  });
}

function textFaults(key: string, text: string | undefined): string[] {
  if (!text?.trim()) return ['is missing'];
  const asked = placeholders(key);
  const given = placeholders(text);
  return asked.join() === given.join() ? [] : [`has the values {${given}}, not {${asked}}`];
}

/** The names of the values of a message, in alphabetical order, also of those inside plurals and choices. */
function placeholders(message: string): string[] {
  return [...new Set(namesIn(compileMessage(message)))].sort();
}

function namesIn(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [];
    const [name, , choices] = part as [string, string?, Record<string, unknown>?];
    return [name, ...Object.values(choices ?? {}).flatMap(namesIn)];
  });
}
