import { compileMessage } from '@lingui/message-utils/compileMessage';
import { LANGUAGES, type Lang } from '../contracts/core/languages';

export type Catalog = Readonly<Record<string, string>>;

/**
 * Returns descriptions of the problems in a package's catalogs; empty if they are complete. All are compared
 * with the English catalog.
 */
export function catalogFaults(catalogs: Readonly<Record<Lang, Catalog>>): string[] {
  const keys = Object.keys(catalogs.en);
  return LANGUAGES.flatMap((lang) => {
    const catalog = catalogs[lang];
    const extra = Object.keys(catalog).filter((key) => !(key in catalogs.en));
    return [
      ...keys.flatMap((key) =>
        textFaults(key, catalog[key], lang).map((fault) => `${lang}: "${key}" ${fault}`),
      ),
      ...extra.map((key) => `${lang}: "${key}" is not in English`),
    ];
  });
}

/** Arabic nouns depend on their number (`3 دقائق` but `11 دقيقة`), so the message needs plural forms. */
const UNDECLINED = /\{\w+\} (دقيقة|ثانية|ساعة|يوم|ليلة|ضيف|شخص)(?!\p{Letter})/u;

function textFaults(key: string, text: string | undefined, lang: Lang): string[] {
  if (!text?.trim()) return ['is missing'];
  const expected = placeholders(key);
  const given = placeholders(text);
  return [
    ...(hasSameQuestionMark(key, text, lang) ? [] : ['asks in one of the languages only']),
    ...(expected.join() === given.join() ? [] : [`has the values {${given}}, not {${expected}}`]),
    ...(lang === 'ar' && UNDECLINED.test(text) ? ['counts with a word that changes with its number'] : []),
    ...missingForms(compileMessage(text), lang).map((form) => `has no plural for ${form}`),
  ];
}

const QUESTION_MARK = /[?؟？]/;

/**
 * Returns whether a text asks in both languages or in none. Japanese often asks without a mark, so there only
 * a mark that English does not have tells something.
 */
function hasSameQuestionMark(english: string, text: string, lang: Lang): boolean {
  const [asks, isMarked] = [QUESTION_MARK.test(english), QUESTION_MARK.test(text)];
  return asks === isMarked || (lang === 'ja' && asks);
}

/** Returns the plural forms that the language needs for whole numbers and the message lacks. */
function missingForms(message: unknown, lang: Lang): string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [];
    const [, kind, choices = {}] = part as [string, string?, Record<string, unknown>?];
    const inside = Object.values(choices).flatMap((choice) => missingForms(choice, lang));
    if (kind !== 'plural') return inside;
    const exact = (n: number) => String(n) in choices || `=${n}` in choices;
    const missing = formsOf(lang).filter(({ form, least }) => !(form in choices) && !exact(least));
    return [...missing.map(({ form }) => form), ...inside];
  });
}

function formsOf(lang: Lang): { form: string; least: number }[] {
  const rules = new Intl.PluralRules(lang);
  const forms = new Map<string, number>();
  for (let n = 0; n < 200; n++) {
    const form = rules.select(n);
    if (!forms.has(form)) forms.set(form, n);
  }
  return [...forms].map(([form, least]) => ({ form, least }));
}

/** Returns the sorted names of all placeholders in a message, including those within plurals and selects. */
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
