import { FUNCTION_WORDS } from './function-words';

/** The languages whose terms apply to a text. */
export interface TextLanguages {
  /** The language in which the text is written, as far as its words show it. */
  main: string;
  /** The language of the author's app. If the text is written in another one, its terms hold the text for a review at most. */
  declared: string;
}

/** Languages whose script shows them; each run of their letters counts as one word. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}+/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu,
};
/** A word, with the apostrophe of an elision such as `l'`. */
const LATIN_WORD = /\p{Script=Latin}+'?/gu;

/**
 * Returns the languages of texts that belong together, such as a post and the descriptions of its photos. Guests also
 * write in other languages than that of their app, and the client could declare any. Without more evidence for another
 * language, the declared one is taken.
 */
export function languagesOf(texts: readonly string[], declared: string): TextLanguages {
  const evidence = countEvidence(texts.join('\n'));
  let main = declared;
  for (const [lang, count] of evidence) if (count > (evidence.get(main) ?? 0)) main = lang;
  return { main, declared };
}

/** Returns the number of words that show each language. */
function countEvidence(text: string): Map<string, number> {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
  const words = plain.match(LATIN_WORD) ?? [];
  const inScripts = Object.entries(SCRIPTS).map(
    ([lang, script]) => [lang, plain.match(script)?.length ?? 0] as const,
  );
  const inWords = Object.entries(FUNCTION_WORDS).map(
    ([lang, known]) =>
      [lang, words.filter((it) => known.has(it) || known.has(it.replace("'", ''))).length] as const,
  );
  return new Map([...inScripts, ...inWords]);
}
