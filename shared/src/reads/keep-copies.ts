import type { Query } from '@guest/shared/queries';
import type { Host } from '../host/host';
import { forgetOthers, keepCopy, placeOf, type Copy } from '../query-cache/copies';
import { EVERYONE, whoseReads } from '../query-cache/whose';

/**
 * The delay in milliseconds before replies are saved. A page makes several reads at once, and saving them is
 * not urgent.
 */
const KEPT_AFTER_MS = 500;

/** A reply waiting to be saved, with the cache owner for whom it was requested. */
interface Due {
  place: string;
  whose: string;
  copy: Copy;
}

/**
 * Saves the last successful reply of every read on this device, including those in the document, and removes
 * the replies of guests who have signed out. Returns the function that stops it.
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
      // Replies for a guest who has signed out in the meantime are not saved.
      if (whose === EVERYONE || whose === whoNow()) await keepCopy(place, whose, copy);
    }
  }
  // Errors are ignored: the suite also works on a device without storage for copies.
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
