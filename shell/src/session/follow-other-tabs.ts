import type { Host } from '@guest/shared';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { tabStorage } from '@guest/shared/storage/tab-storage';
import { showNoticeWhenVisible, SESSION_ENDED } from './session-ended';
import { saveTabOnSignOut } from './save-tab-on-sign-out';

type OtherTabsDeps = Pick<Host, 'session' | 'signUp' | 'lang' | 'toast'>;

/**
 * Applies sign-in and sign-out of other tabs to this tab. A tab that was frozen receives old events late, so
 * the currently saved session counts and not the event. Data shared by all tabs of the device is left to the
 * tab that made the change. Returns a stop function.
 */
export function followOtherTabs(host: OtherTabsDeps, reload = () => location.reload()): () => void {
  const { session, signUp } = host;
  const sessionName = session.persist.getOptions().name ?? '';
  let pendingUpdates = 0;

  async function applySavedSession(): Promise<void> {
    pendingUpdates += 1;
    try {
      if (deviceStorage.getItem(sessionName) === null) session.getState().signedOut();
      else await session.persist.rehydrate();
    } finally {
      pendingUpdates -= 1;
    }
    // A guest is signed in again, so the notice about the expired session is obsolete.
    if (session.getState().user) tabStorage.setItem(SESSION_ENDED, null);
  }
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === signUp.persist.getOptions().name) void signUp.persist.rehydrate();
    if (key === SESSION_ENDED && newValue !== null && newValue === session.getState().user?.id)
      tabStorage.setItem(SESSION_ENDED, newValue);
    if (key === sessionName || key === null) applySavedSession().catch(reportError);
  };
  addEventListener('storage', follow);
  const stops = [
    () => removeEventListener('storage', follow),
    session.subscribe(({ user: current }, { user: previous }) => {
      // Changes made in this tab are handled where they are made.
      if (pendingUpdates > 0 && current?.id !== previous?.id && saveTabOnSignOut(previous?.id, current?.id))
        reload();
    }),
    showNoticeWhenVisible(host),
  ];
  return () => stops.forEach((stop) => stop());
}
