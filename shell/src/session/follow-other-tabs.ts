import type { Host } from '@guest/shared';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { tabStorage } from '@guest/shared/storage/tab-storage';
import { sayWhenSeen, SESSION_ENDED } from './session-ended';
import { handOverTab } from './hand-over-tab';

type Suite = Pick<Host, 'session' | 'signUp' | 'lang' | 'toast'>;

/**
 * Applies sign-in and sign-out of other tabs to this tab. A tab that was frozen receives old events late, so
 * the currently saved session counts and not the event. Data shared by all tabs of the device is left to the
 * tab that made the change. Returns a stop function.
 */
export function followOtherTabs(host: Suite, loadAnew = () => location.reload()): () => void {
  const { session, signUp } = host;
  const sessionName = session.persist.getOptions().name ?? '';
  let underWay = 0;

  async function meet(): Promise<void> {
    underWay += 1;
    try {
      if (deviceStorage.getItem(sessionName) === null) session.getState().signedOut();
      else await session.persist.rehydrate();
    } finally {
      underWay -= 1;
    }
    // A guest is signed in again, so the notice about the expired session is obsolete.
    if (session.getState().user) tabStorage.setItem(SESSION_ENDED, null);
  }
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === signUp.persist.getOptions().name) void signUp.persist.rehydrate();
    if (key === SESSION_ENDED && newValue !== null && newValue === session.getState().user?.id)
      tabStorage.setItem(SESSION_ENDED, newValue);
    if (key === sessionName || key === null) meet().catch(reportError);
  };
  addEventListener('storage', follow);
  const stops = [
    () => removeEventListener('storage', follow),
    session.subscribe(({ user: is }, { user: was }) => {
      // Changes made in this tab are handled where they are made.
      if (underWay > 0 && is?.id !== was?.id && handOverTab(was?.id, is?.id)) loadAnew();
    }),
    sayWhenSeen(host),
  ];
  return () => stops.forEach((stop) => stop());
}
