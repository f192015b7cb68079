import { TextProvider } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type { ComponentType } from 'react';
import { loadTexts } from '../texts';
import { loadLateTexts } from './late-texts';

/** Loads a lazy part together with the lazy texts that it needs in addition to those of the package. */
export function withLateTexts<Props extends object>(
  lang: Lang,
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  return async () => {
    const [Part, texts, late] = await Promise.all([load(), loadTexts(lang), loadLateTexts(lang)]);
    const messages = { ...texts, ...late };
    return function PartWithTexts(props: Props) {
      return (
        <TextProvider lang={lang} messages={messages}>
          <Part {...props} />
        </TextProvider>
      );
    };
  };
}
