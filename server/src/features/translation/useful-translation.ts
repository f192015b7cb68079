import type { Lang } from '@guest/shared/contracts/core/languages';
import { preservesNumbers } from './preserves-numbers';
import type { Translated } from './translator';

/**
 * Returns the translation of a text, or `null` if it should not be shown: the text is in this language already,
 * nothing has changed, or a number would be wrong.
 */
export function usefulTranslation(
  original: string,
  lang: Lang,
  found: Translated | undefined,
): string | null {
  const text = found?.text.trim() ?? '';
  const isUseful =
    text !== '' && text !== original.trim() && found?.from !== lang && preservesNumbers(original, text);
  return isUseful ? text : null;
}
