import type { Query, QueryClient } from '@guest/shared/queries';
import { findCopy } from './copies';

/** Sets the data of a read without a reply to the copy last cached on this device, with its date. */
export async function restoreCopy(
  queries: QueryClient,
  { queryKey, meta, state }: Pick<Query, 'queryKey' | 'meta' | 'state'>,
  whose: string,
): Promise<void> {
  const copy = meta?.check && (await findCopy(queryKey, whose));
  // The page may have newer data, and the data of a cached document may be older.
  if (!copy || copy.at <= state.dataUpdatedAt) return;
  try {
    queries.setQueryData(queryKey, await meta.check?.(copy.reply), { updatedAt: copy.at });
  } catch {
    // The copy does not match the current contract, because another release saved it or it was modified, so
    // it is ignored.
  }
}
