import { TextProvider, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type { ComponentType } from 'react';

type Texts = MountedRemote['texts'];

/**
 * Returns a function that loads a page together with a catalog of its own, so that the other pages of the package
 * do not load these texts.
 */
export function withCatalog(lang: Lang, texts: Texts, loadCatalog: (lang: Lang) => Promise<Texts>) {
  return async (load: Promise<ComponentType>): Promise<ComponentType> => {
    const [Page, catalog] = await Promise.all([load, loadCatalog(lang)]);
    const messages = { ...texts, ...catalog };
    return function PageWithCatalog() {
      return (
        <TextProvider lang={lang} messages={messages}>
          <Page />
        </TextProvider>
      );
    };
  };
}
