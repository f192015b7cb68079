import { TextProvider } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type { ComponentType } from 'react';
import { loadTexts } from '../texts';
import { loadLazyTexts } from './lazy-texts';

/** Loads a lazy part together with the lazy texts that it needs in addition to those of the package. */
export function withLazyTexts<Props extends object>(
  lang: Lang,
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  return async () => {
    const [Part, texts, lazyTexts] = await Promise.all([load(), loadTexts(lang), loadLazyTexts(lang)]);
    const messages = { ...texts, ...lazyTexts };
    return function PartWithTexts(props: Props) {
      return (
        <TextProvider lang={lang} messages={messages}>
          <Part {...props} />
        </TextProvider>
      );
    };
  };
}
