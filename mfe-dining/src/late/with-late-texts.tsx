import { TextProvider } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/languages';
import type { ComponentType } from 'react';
import { loadLateTexts } from './late-texts';

/** A part that comes late, with the texts that only such parts need. */
export function withLateTexts<Props extends object>(
  lang: Lang,
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  return async () => {
    const [Part, messages] = await Promise.all([load(), loadLateTexts(lang)]);
    return function PartWithTexts(props: Props) {
      return (
        <TextProvider lang={lang} messages={messages}>
          <Part {...props} />
        </TextProvider>
      );
    };
  };
}
