import { useHost } from '@guest/shared';
import { useListView } from './list-view-context';
import type { ListView, Translation } from './list-view.store';
import type { ShownMessage } from '../../model/message/shown-message';

type TranslatableMessage = Pick<ShownMessage, 'messageId' | 'text' | 'originalText' | 'lang'>;

/**
 * Returns the translation of a message, or `undefined` if its original is already in the guest's language.
 */
export function translationOf(
  message: TranslatableMessage,
  { translations }: ListView,
): Translation | undefined {
  const requested = translations.get(message.messageId);
  if (requested) return requested;
  const isTranslated = message.originalText !== '' && message.text.trim() !== message.originalText.trim();
  return isTranslated ? { text: message.text, from: message.lang } : undefined;
}

export function useTranslation(message: TranslatableMessage): Translation | undefined {
  const text = useListView((view) => translationOf(message, view)?.text);
  const from = useListView((view) => translationOf(message, view)?.from);
  return text === undefined ? undefined : { text, from };
}

/** Whether a translated message shows its original text. */
export const useIsOriginal = (key: string): boolean =>
  useListView(({ prefersOriginals, toggled }) => prefersOriginals !== toggled.has(key));

/** Returns the text as currently shown: translated or, on demand, the original. */
export function useTranslatedText(message: ShownMessage): { shownText: string; lang: string | undefined } {
  const { lang } = useHost();
  const isOriginal = useIsOriginal(message.key);
  const translation = useTranslation(message);
  if (!translation) return { shownText: message.text, lang: message.lang };
  return isOriginal
    ? { shownText: message.originalText, lang: translation.from ?? message.lang }
    : { shownText: translation.text, lang };
}
