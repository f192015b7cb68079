import type { HotelContent } from '../model/hotel-content';
import type { UsedText } from '../model/texts';
import { textsOf } from '../rows/rows-of';
import type { Check } from './check';

/** For each language with its own script: matches a text that has at least one letter of that script. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
};
/** Numbers are the same in every script, and so are the units that follow them, as in `300 ml`. */
const NUMBERS = /(?<![\d.,:/×x–-])[\d.,:/×x–-]*\d\s?(\p{L}{1,2}(?!\p{L}))?/gu;
const MAX_NAMED = 3;

/** Checks that every text is translated, and that no translation is outdated or unused. */
export const checkLanguages: Check = (content, report) => {
  const { hotel, texts } = content;
  const [, ...others] = hotel.value.languages;
  for (const [i, one] of hotel.value.languages.entries())
    if (hotel.value.languages.indexOf(one) !== i)
      report(
        { file: hotel.file, path: ['languages', i] },
        { code: 'language-twice', message: `"${one}" stands here twice.` },
      );
  const used = byFile(textsOf(content));
  for (const [lang, files] of texts)
    for (const [path, entries] of files) {
      const file = `texts/${lang}/${path}`;
      const listed = others.find((one) => one.toLowerCase() === lang.toLowerCase());
      if (listed !== undefined && listed !== lang)
        report(
          { file, path: [] },
          { code: 'file-name', message: `The folder has to be called texts/${listed}.` },
        );
      else if (listed === undefined)
        report(
          { file, path: [] },
          {
            code: 'language-unlisted',
            message: `hotel.yaml does not list "${lang}" as a further language.`,
            isWarning: true,
          },
        );
      const sources = used.get(path) ?? new Map<string, string>();
      for (const [place, { source, text }] of Object.entries(entries)) {
        const now = sources.get(place);
        if (now === undefined)
          report(
            { file, path: [place] },
            { code: 'text-unused', message: `${path} has no text "${place}".`, isWarning: true },
          );
        else if (now !== source)
          report(
            { file, path: [place] },
            {
              code: 'text-outdated',
              message: 'The source has changed since this was translated.',
              isWarning: true,
            },
          );
        else if (isOfOtherScript(text, lang))
          report(
            { file, path: [place] },
            {
              code: 'text-script',
              message: `This is not written in the script of "${lang}".`,
              isWarning: true,
            },
          );
      }
    }
  for (const lang of others)
    for (const [path, sources] of used) {
      const translated = texts.get(lang)?.get(path) ?? {};
      const missing = [...sources.keys()].filter((place) => !translated[place]?.text);
      if (missing.length === 0) continue;
      const named = [...missing.slice(0, MAX_NAMED), ...(missing.length > MAX_NAMED ? ['…'] : [])].join(', ');
      report(
        { file: `texts/${lang}/${path}`, path: [] },
        {
          code: 'text-missing',
          message: `${missing.length} of ${sources.size} texts have no translation: ${named}.`,
          isWarning: !missing.some((place) => isAgreedTo(content, path, place)),
        },
      );
    }
};

const isOfOtherScript = (text: string, lang: string): boolean =>
  SCRIPTS[lang]?.test(text) === false && /\p{L}/u.test(text.replace(NUMBERS, ''));

/** Returns whether guests agree to the text, so that its translation is required. */
function isAgreedTo({ hotel, guidelines, directories }: HotelContent, file: string, place: string): boolean {
  const { directory, terms, privacy } = hotel.value.legal;
  if (file === guidelines?.file) return true;
  const isLegal = directories.some((one) => one.file === file && one.value.key === directory);
  return isLegal && [terms, privacy].some((entry) => place.startsWith(`${entry}.`));
}

/** Groups the texts by file. Those of a modifier that several items share occur once per item and are merged. */
function byFile(used: readonly UsedText[]): Map<string, Map<string, string>> {
  const files = new Map<string, Map<string, string>>();
  for (const { file, place, source } of used) {
    const ofFile = files.get(file) ?? new Map<string, string>();
    files.set(file, ofFile.set(place, source));
  }
  return files;
}
