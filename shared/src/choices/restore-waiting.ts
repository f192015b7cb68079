import { savedWaiting } from '../guest-outbox/saved-waiting';
import type { Host } from '../host/host';
import { WAITING_CHOICES, waitingChoicesQuery, type WaitingChoice } from './waiting-choices';

/**
 * Shows the choices that wait since an earlier page. It is called before the guest of this page is known, so that the
 * first drawing for that guest contains them. Returns a function to call with the guest, which removes the choices
 * unless they belong to that guest.
 */
export function restoreWaiting(queries: Host['queries']): (guest: string | undefined) => void {
  const saved = savedWaiting(WAITING_CHOICES);
  if (!saved?.waiting) return () => {};
  // The cast is safe because a stored kind of choice only ever gains optional fields.
  const waiting = Object.entries(saved.waiting as Record<string, WaitingChoice>).filter(
    ([slot, entry]) => entry?.key && entry.choice && slot.startsWith(`${entry.choice.kind} `),
  );
  queries.setQueryData(waitingChoicesQuery.queryKey, (shown) => ({
    ...Object.fromEntries(waiting),
    ...shown,
  }));
  return (guest) => {
    if (guest !== saved.guest) queries.setQueryData(waitingChoicesQuery.queryKey, {});
  };
}
