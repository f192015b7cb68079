import type { Host } from '@guest/shared';

/**
 * Loads the schemas of what the page has read. A first view needs none, because its data is in the document; the next
 * visit reads again behind the kept document. Loaded now, the schemas are cached with the files of this page, and that
 * visit needs no network for them.
 */
export async function loadChecks({ queries }: Pick<Host, 'queries'>): Promise<void> {
  const all = queries.getQueryCache().getAll();
  // Whether the data is valid does not matter here.
  await Promise.allSettled(all.map(async ({ meta, state }) => meta?.check?.(state.data)));
}
