import { TextProvider } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/languages';
import type { ComponentType } from 'react';
import { loadBookingTexts } from './booking-texts';

/** A part about tables, that comes late, with the texts that it alone needs. */
export function withBookingTexts<Props extends object>(
  lang: Lang,
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  return async () => {
    const [Part, messages] = await Promise.all([load(), loadBookingTexts(lang)]);
    return function PartWithTexts(props: Props) {
      return (
        <TextProvider lang={lang} messages={messages}>
          <Part {...props} />
        </TextProvider>
      );
    };
  };
}
