import { useSyncExternalStore, type ComponentType } from 'react';
import type { RunningRemote } from './fallback-state';

type PageLoaders = RunningRemote['pages'];

/** Wraps a remote so that its pages do not hydrate, because the document was rendered by another version. */
export function withoutHydration(mounted: RunningRemote): RunningRemote {
  const pages = Object.entries(mounted.pages).map(([name, load]) => [
    name,
    load && (async () => skipHydration(await load())),
  ]);
  // The cast is safe: the names are the same, and each has a page.
  return { ...mounted, pages: Object.fromEntries(pages) as PageLoaders };
}

function skipHydration(Page: ComponentType): ComponentType {
  return function PageWithoutHydration() {
    const isHydrating = useSyncExternalStore(
      () => () => {},
      () => false,
      () => true,
    );
    if (isHydrating) throw new HydrationSkipped();
    return <Page />;
  };
}

/**
 * Makes React discard the server-rendered markup and render on the client. Its name marks it as a chunk load
 * error because the code that rendered the document is missing.
 */
class HydrationSkipped extends Error {
  override readonly name = 'ChunkLoadError';
}
