import { useHost } from '@guest/shared';
import type { Image } from '@guest/shared/contracts/core/values';
import type { ShareTranslation } from '@guest/shared/contracts/feed/share-translation.contract';
import { useStore } from 'zustand';
import { translationKey, translationsOf, type TextVersion } from './translations.store';

export interface WrittenText extends TextVersion {
  text: string;
  lang: string;
  images?: Image[];
}

export interface TranslatedText {
  text: string;
  lang: string;
  /** The photos with their descriptions in the language that is shown. */
  images: Image[];
  /** Whether the translation is shown; `from` is its source language if that is known. */
  isTranslated: boolean;
  from: string | undefined;
}

export function useTranslation(written: TextVersion): {
  translation: ShareTranslation | undefined;
  isTurned: boolean;
  turn: () => void;
} {
  const store = translationsOf(useHost());
  return {
    translation: useStore(store, ({ found }) => found[translationKey(written)]),
    isTurned: useStore(store, ({ turned }) => turned.has(written.id)),
    turn: () => store.getState().translationTurned(written.id),
  };
}

/** Returns a text as it is shown: as it was written or, on demand, in the guest's language. */
export function useTranslated(written: WrittenText): TranslatedText {
  const { lang } = useHost();
  const { translation, isTurned } = useTranslation(written);
  const { images = [] } = written;
  if (!translation || !isTurned) {
    const { text } = written;
    return { text, lang: translation?.from ?? written.lang, images, isTranslated: false, from: undefined };
  }
  const { text, alts, from } = translation;
  const translated = alts ? images.map((image, i) => ({ ...image, alt: alts[i] ?? image.alt })) : images;
  return { text, lang, images: translated, isTranslated: true, from };
}
