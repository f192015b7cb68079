import type { Query, QueryClient } from '@guest/shared/queries';
import { findCachedRead, type CachedRead } from './cached-reads';

/** Sets the data of a read without a reply to the copy last cached on this device, with its date. */
export async function restoreRead(queries: QueryClient, query: Query, owner: string): Promise<void> {
  const { queryKey, state } = query;
  const copy = await checkedCopy(query, owner);
  // The page may have newer data, and the data of a cached document may be older.
  if (!copy || copy.at <= state.dataUpdatedAt) return;
  queries.setQueryData(queryKey, copy.reply, { updatedAt: copy.at });
}

/** Returns the copy of a read on this device, or `undefined` if there is none that this release can read. */
export async function checkedCopy(
  { queryKey, meta }: Pick<Query, 'queryKey' | 'meta'>,
  owner: string,
): Promise<CachedRead | undefined> {
  const cached = meta?.check && (await findCachedRead(queryKey, owner));
  if (!cached) return undefined;
  try {
    return { reply: await meta.check?.(cached.reply), at: cached.at };
  } catch {
    // The copy does not match the current contract, because another release saved it or it was modified, so
    // it is ignored.
    return undefined;
  }
}
