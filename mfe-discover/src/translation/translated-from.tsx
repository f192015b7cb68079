import { useHost } from '@guest/shared';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import type { TranslatedText } from './use-translated';

/** Says above a translated text that it is not what its author wrote. */
export function TranslatedFrom({ shown: { isTranslated, from } }: { shown: TranslatedText }) {
  const { lang } = useHost();
  return (
    isTranslated && (
      <LazyPart
        load={withLazyTexts(lang, () =>
          import(/* webpackChunkName: "translations" */ './source-language').then((it) => it.SourceLanguage),
        )}
        isWanted
        with={{ from }}
      />
    )
  );
}
