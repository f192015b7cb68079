import type { Host } from '@guest/shared';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { tabStorage } from '@guest/shared/storage/tab-storage';
import { loadSystemTexts, type SystemTextKey } from '../system-texts/system-texts';

/**
 * The storage key for an expired session. A tab writes it briefly to localStorage for the other tabs, each of
 * which stores it in sessionStorage until the guest has seen the notice.
 */
export const SESSION_ENDED = 'session-ended';
export const SESSION_ENDED_TEXT =
  'Your session has ended. Sign in to pick up where you left off.' satisfies SystemTextKey;

/** Announces an expired session to the other tabs. If storage is full, they sign out without a notice. */
export const notifyOtherTabs = (guestId: string): void => void deviceStorage.setItem(SESSION_ENDED, guestId);

/**
 * Shows the notice about an expired session as soon as the tab is visible, unless a guest is signed in again.
 * Returns a stop function.
 */
export function showNoticeWhenVisible({
  lang,
  toast,
  session,
}: Pick<Host, 'lang' | 'toast' | 'session'>): () => void {
  async function showNotice(): Promise<void> {
    if (document.visibilityState !== 'visible' || tabStorage.getItem(SESSION_ENDED) === null) return;
    tabStorage.setItem(SESSION_ENDED, null);
    const [texts] = await Promise.all([loadSystemTexts(lang), session.persist.rehydrate()]);
    if (session.getState().user === null) toast('error', String(texts[SESSION_ENDED_TEXT]));
  }
  const check = () => void showNotice().catch(reportBackgroundError);
  check();
  document.addEventListener('visibilitychange', check);
  return () => document.removeEventListener('visibilitychange', check);
}
