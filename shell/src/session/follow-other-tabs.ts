import type { Host } from '@guest/shared';
import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import { endedElsewhere, SESSION_ENDED } from './session-ended';

type Suite = Pick<Host, 'session' | 'signUp' | 'queries' | 'lang' | 'toast'>;

/** Who signs in or out in another tab of this device does so here. Returns its stop function. */
export function followOtherTabs(host: Suite): () => void {
  const { session, signUp } = host;
  async function meet(isNobody: boolean): Promise<void> {
    const before = session.getState().user?.id;
    if (isNobody) session.getState().signedOut();
    else await session.persist.rehydrate();
    if (before !== undefined && before !== session.getState().user?.id) forgetGuest(host);
  }
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === signUp.persist.getOptions().name) void signUp.persist.rehydrate();
    if (key === SESSION_ENDED && newValue) endedElsewhere(host, newValue).catch(reportLateFailure);
    // What was taken away whole, no one has to read again.
    if (key === session.persist.getOptions().name || key === null) void meet(newValue === null);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Whoever is next at this device sees nothing of what was read or typed in this tab. */
function forgetGuest({ queries }: Pick<Host, 'queries'>): void {
  sessionStorage.clear();
  // As soon as the page stands as it is for whoever is there now: what it no longer shows is not asked for again.
  setTimeout(() => void queries.resetQueries());
}
