import type { Lang } from '@guest/shared/contracts/core/languages';
import { withTexts } from '@guest/shared/page/with-texts';
import type { ComponentType } from 'react';
import { loadTexts } from '../texts';
import { loadLazyTexts } from './lazy-texts';

/** Loads a lazy part together with the lazy texts that it needs in addition to those of the package. */
export const withLazyTexts =
  <Props extends object>(lang: Lang, load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    const [Part, texts, lazyTexts] = await Promise.all([load(), loadTexts(lang), loadLazyTexts(lang)]);
    return withTexts(Part, lang, { ...texts, ...lazyTexts });
  };
