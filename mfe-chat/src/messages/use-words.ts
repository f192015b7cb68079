import { useHost } from '@guest/shared';
import { useListView } from './list-view-context';
import type { ShownMessage } from './shown-message';

/** Whether a message was translated; a translation that says the same is none. */
export const isTranslated = ({ text, originalText }: Pick<ShownMessage, 'text' | 'originalText'>): boolean =>
  originalText !== '' && text.trim() !== originalText.trim();

/** Whether a message that was translated is to be shown as it was written. */
export const useIsOriginal = (key: string): boolean =>
  useListView(({ prefersOriginals, turned }) => prefersOriginals !== turned.has(key));

/** The words of a message as the guest sees them now: in their own language or, once they ask, as they were written. */
export function useWords(message: ShownMessage): { words: string; lang: string | undefined } {
  const { lang } = useHost();
  const isOriginal = useIsOriginal(message.key);
  if (!isTranslated(message)) return { words: message.text, lang: message.lang };
  return isOriginal ? { words: message.originalText, lang: message.lang } : { words: message.text, lang };
}
