import { useSyncExternalStore, type ComponentType } from 'react';
import type { LivingRemote } from './rescue-state';

type Pages = LivingRemote['pages'];

/** Wraps a remote so that its pages do not hydrate, because the document was rendered by another version. */
export function drawnAnew(mounted: LivingRemote): LivingRemote {
  const pages = Object.entries(mounted.pages).map(([name, load]) => [
    name,
    async () => leavingTheDocument(await load()),
  ]);
  // The cast is safe: the names are the same, and each has a page.
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

/**
 * Makes React discard the server-rendered markup and render on the client. Its name marks it as a chunk load
 * error because the code that rendered the document is missing.
 */
class DrawnByAnother extends Error {
  override readonly name = 'ChunkLoadError';
}
