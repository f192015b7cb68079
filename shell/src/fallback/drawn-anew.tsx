import { useSyncExternalStore, type ComponentType } from 'react';
import type { LivingRemote } from './rescue';

type Pages = LivingRemote['pages'];

/** A remote whose pages take nothing over from the document: another version has drawn what stands there. */
export function drawnAnew(mounted: LivingRemote): LivingRemote {
  const pages = Object.entries(mounted.pages).map(([name, load]) => [
    name,
    async () => leavingTheDocument(await load()),
  ]);
  // The same names, each with a page.
  return { ...mounted, pages: Object.fromEntries(pages) as Pages };
}

function leavingTheDocument(Page: ComponentType): ComponentType {
  return function PageDrawnAnew() {
    const isTakingOver = useSyncExternalStore(
      () => () => {},
      () => false,
      () => true,
    );
    if (isTakingOver) throw new DrawnByAnother();
    return <Page />;
  };
}

/** Tells React to draw in place of what the document brought; in kind an error of code that did not come, as it is one. */
class DrawnByAnother extends Error {
  override readonly name = 'ChunkLoadError';
}
