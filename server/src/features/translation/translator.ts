import type { Lang } from '@guest/shared/contracts/core/languages';

export interface Translated {
  text: string;
  /** The detected source language. */
  from?: string;
}

/** A translation service. It rejects on failure; the caller must check the results. */
export interface Translator {
  /** Returns one translation per text, in the same order. */
  translate(texts: string[], to: Lang): Promise<Translated[]>;
}
