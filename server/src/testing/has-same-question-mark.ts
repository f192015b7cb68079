import type { Lang } from '@guest/shared/contracts/core/languages';

const QUESTION_MARK = /[?؟？]/;

/**
 * Returns whether a text asks in both languages or in none, as the test of the browser's catalogs does. Japanese
 * often asks without a mark.
 */
export function hasSameQuestionMark(english: string, text: string, lang: Lang): boolean {
  const [asks, isMarked] = [QUESTION_MARK.test(english), QUESTION_MARK.test(text)];
  return asks === isMarked || (lang === 'ja' && asks);
}
