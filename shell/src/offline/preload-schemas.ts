import type { Host } from '@guest/shared';

/**
 * Loads the schemas of everything that the page has read. The first view does not need them, because its data is in
 * the document. The next visit does: it shows the cached document and reads the data again. Loading the schemas now
 * caches them with the files of this page, so that the next visit needs no network for them.
 */
export async function preloadSchemas({ queries }: Pick<Host, 'queries'>): Promise<void> {
  const all = queries.getQueryCache().getAll();
  // Whether the data is valid does not matter here.
  await Promise.allSettled(all.map(async ({ meta, state }) => meta?.check?.(state.data)));
}
