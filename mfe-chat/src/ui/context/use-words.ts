import { useHost } from '@guest/shared';
import { useListView } from './list-view-context';
import type { ListView, Translation } from './list-view.store';
import type { ShownMessage } from '../../model/message/shown-message';

type Said = Pick<ShownMessage, 'messageId' | 'text' | 'originalText' | 'lang'>;

/**
 * Returns the translation of a message, or `undefined` if its original is already in the guest's language.
 */
export function translationOf(message: Said, { translations }: ListView): Translation | undefined {
  const asked = translations.get(message.messageId);
  if (asked) return asked;
  const isTold = message.originalText !== '' && message.text.trim() !== message.originalText.trim();
  return isTold ? { text: message.text, from: message.lang } : undefined;
}

export function useTranslation(message: Said): Translation | undefined {
  const text = useListView((view) => translationOf(message, view)?.text);
  const from = useListView((view) => translationOf(message, view)?.from);
  return text === undefined ? undefined : { text, from };
}

/** Whether a translated message shows its original text. */
export const useIsOriginal = (key: string): boolean =>
  useListView(({ prefersOriginals, turned }) => prefersOriginals !== turned.has(key));

/** Returns the text as currently shown: translated or, on demand, the original. */
export function useWords(message: ShownMessage): { words: string; lang: string | undefined } {
  const { lang } = useHost();
  const isOriginal = useIsOriginal(message.key);
  const translation = useTranslation(message);
  if (!translation) return { words: message.text, lang: message.lang };
  return isOriginal
    ? { words: message.originalText, lang: translation.from ?? message.lang }
    : { words: translation.text, lang };
}
