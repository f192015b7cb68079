import type { Query } from '@guest/shared/queries';
import type { Host } from '../host/host';
import { forgetOthers, keepCopy, placeOf, type Copy } from '../query-cache/copies';
import { EVERYONE, whoseReads } from '../query-cache/whose';

/** Milliseconds; a page makes several reads at once, and none of them is in a hurry to be kept. */
const KEPT_AFTER_MS = 500;

/** A reply as it came, and to whom it was given. */
interface Due {
  place: string;
  whose: string;
  copy: Copy;
}

/**
 * Keeps the last good copy of every read on this device, also of those that the document brought. Of a guest who has
 * left, nothing stays. Returns its stop function.
 */
export function keepCopies({ queries, session }: Pick<Host, 'queries' | 'session'>): () => void {
  const whoNow = () => whoseReads(session.getState());
  const asked = new WeakMap<Query, string>();
  const due = new Map<string, Due>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function note(query: Query): void {
    const { queryKey, queryHash, state } = query;
    const place = placeOf(queryKey);
    if (!place || state.data === undefined) return;
    const copy = { reply: state.data, at: state.dataUpdatedAt };
    due.set(queryHash, { place, whose: asked.get(query) ?? whoNow(), copy });
  }

  async function keepDue(): Promise<void> {
    timer = undefined;
    const copies = [...due.values()];
    due.clear();
    for (const { place, whose, copy } of copies) {
      // A guest who signs out in the meantime is not written down any more.
      if (whose === EVERYONE || whose === whoNow()) await keepCopy(place, whose, copy);
    }
  }
  // A device without room keeps no copies, and is none the worse for it.
  const soon = () => (timer ??= setTimeout(() => void keepDue().catch(() => {}), KEPT_AFTER_MS));
  for (const query of queries.getQueryCache().getAll()) {
    asked.set(query, whoNow());
    note(query);
  }
  soon();

  const stops = [
    queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'fetch') asked.set(event.query, whoNow());
      if (event.action.type !== 'success' || event.action.manual) return;
      note(event.query);
      soon();
    }),
    session.subscribe((now, before) => {
      if (whoseReads(now) !== whoseReads(before)) void forgetOthers(whoseReads(now));
    }),
    () => clearTimeout(timer),
  ];
  void forgetOthers(whoNow());
  return () => stops.forEach((stop) => stop());
}
