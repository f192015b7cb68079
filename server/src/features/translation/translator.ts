import type { Lang } from '@guest/shared/contracts/core/languages';

export interface Translated {
  text: string;
  /** The language that it was found to be written in. */
  from?: string;
}

/** Whoever translates for the house. Rejects where nothing came of it; what it says is checked by who asks. */
export interface Translator {
  /** One answer for each text, in their order. */
  translate(texts: string[], to: Lang): Promise<Translated[]>;
}
