import type { Query, QueryClient } from '@guest/shared/queries';
import { findCachedRead } from './cached-reads';

/** Sets the data of a read without a reply to the copy last cached on this device, with its date. */
export async function restoreRead(
  queries: QueryClient,
  { queryKey, meta, state }: Pick<Query, 'queryKey' | 'meta' | 'state'>,
  owner: string,
): Promise<void> {
  const cached = meta?.check && (await findCachedRead(queryKey, owner));
  // The page may have newer data, and the data of a cached document may be older.
  if (!cached || cached.at <= state.dataUpdatedAt) return;
  try {
    queries.setQueryData(queryKey, await meta.check?.(cached.reply), { updatedAt: cached.at });
  } catch {
    // The copy does not match the current contract, because another release saved it or it was modified, so
    // it is ignored.
  }
}
