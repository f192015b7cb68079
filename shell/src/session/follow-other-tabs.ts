import type { Host } from '@guest/shared';
import { sayWhenSeen, SESSION_ENDED } from './session-ended';
import { handOverTab } from './hand-over-tab';

type Suite = Pick<Host, 'session' | 'signUp' | 'lang' | 'toast'>;

/**
 * Who signs in or out in another tab of this device does so here. A tab that slept hears late of all that went before, so
 * what counts is what is saved by now; and what is everybody's at this device, another tab has seen to. Returns its stop
 * function.
 */
export function followOtherTabs(host: Suite, loadAnew = () => location.reload()): () => void {
  const { session, signUp } = host;
  const sessionName = session.persist.getOptions().name ?? '';
  let underWay = 0;

  async function meet(): Promise<void> {
    underWay += 1;
    try {
      if (localStorage.getItem(sessionName) === null) session.getState().signedOut();
      else await session.persist.rehydrate();
    } finally {
      underWay -= 1;
    }
    // Whoever was signed out is here again.
    if (session.getState().user) sessionStorage.removeItem(SESSION_ENDED);
  }
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === signUp.persist.getOptions().name) void signUp.persist.rehydrate();
    if (key === SESSION_ENDED && newValue !== null && newValue === session.getState().user?.id)
      sessionStorage.setItem(SESSION_ENDED, newValue);
    if (key === sessionName || key === null) meet().catch(reportError);
  };
  addEventListener('storage', follow);
  const stops = [
    () => removeEventListener('storage', follow),
    session.subscribe(({ user: is }, { user: was }) => {
      // What is done in this tab itself sees to itself.
      if (underWay > 0 && is?.id !== was?.id && handOverTab(was?.id, is?.id)) loadAnew();
    }),
    sayWhenSeen(host),
  ];
  return () => stops.forEach((stop) => stop());
}
