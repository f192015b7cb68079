import type { Query, QueryClient } from '@guest/shared/queries';
import { findCopy } from './copies';

/** Gives a read that nobody answers what it last was on this device, of then. */
export async function restoreCopy(
  queries: QueryClient,
  { queryKey, meta, state }: Pick<Query, 'queryKey' | 'meta' | 'state'>,
  whose: string,
): Promise<void> {
  const copy = meta?.check && (await findCopy(queryKey, whose));
  // What the page holds may be newer; what a kept document brought may be older.
  if (!copy || copy.at <= state.dataUpdatedAt) return;
  try {
    queries.setQueryData(queryKey, await meta.check?.(copy.reply), { updatedAt: copy.at });
  } catch {
    // Kept by a release whose replies were others, or changed by somebody: it counts as none.
  }
}
