import type { Query } from '@guest/shared/queries';
import type { Host } from '../host/host';
import { forgetOthers, keepCopy, placeOf } from './copies';
import { whoseReads } from './whose';

/** Milliseconds; a page makes several reads at once, and none of them is in a hurry to be kept. */
const KEPT_AFTER_MS = 500;

/**
 * Keeps the last good copy of every read on this device, also of those that the document brought. Of a guest who has
 * left, nothing stays. Returns its stop function.
 */
export function keepCopies({ queries, session }: Pick<Host, 'queries' | 'session'>): () => void {
  const due = new Set<Query>(queries.getQueryCache().getAll());
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function keepDue(): Promise<void> {
    timer = undefined;
    const whose = whoseReads(session.getState());
    const queries = [...due];
    due.clear();
    for (const { queryKey, state } of queries) {
      const place = placeOf(queryKey);
      // A guest who signs out in the meantime is not written down any more.
      if (!place || state.data === undefined || whose !== whoseReads(session.getState())) continue;
      await keepCopy(place, whose, { reply: state.data, at: state.dataUpdatedAt });
    }
  }
  // A device without room keeps no copies, and is none the worse for it.
  const soon = () => (timer ??= setTimeout(() => void keepDue().catch(() => {}), KEPT_AFTER_MS));
  soon();

  const stops = [
    queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      due.add(event.query);
      soon();
    }),
    session.subscribe((now, before) => {
      if (whoseReads(now) !== whoseReads(before)) void forgetOthers(whoseReads(now));
    }),
    () => clearTimeout(timer),
  ];
  void forgetOthers(whoseReads(session.getState()));
  return () => stops.forEach((stop) => stop());
}
