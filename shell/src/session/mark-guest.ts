import type { Host } from '@guest/shared';
import { guestMark } from '../first-view/guest-mark';

/** Keeps the mark of the document up to date after a guest signs in or out, or changes the stay. */
export function markGuest({ session }: Pick<Host, 'session'>): () => void {
  const mark = () => {
    // Until the saved session has been read, the mark that was set before the first paint is right.
    if (!session.persist.hasHydrated()) return;
    const { token, user } = session.getState();
    const { dataset } = document.documentElement;
    if (token === null) delete dataset.guest;
    else dataset.guest = guestMark(user ?? {}, new Date());
  };
  mark();
  const stops = [session.persist.onFinishHydration(mark), session.subscribe(mark)];
  return () => stops.forEach((stop) => stop());
}
