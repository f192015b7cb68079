import type { Host } from '@guest/shared';
import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import { loadSystemTexts, type SystemTextKey } from '../system-texts/system-texts';

/** Under it a tab says for a moment whose session has ended by itself, and each other one notes it until it is seen. */
export const SESSION_ENDED = 'session-ended';
export const ENDED_WORDS =
  'Your session has ended. Sign in, and what you had begun is here again.' satisfies SystemTextKey;

/** Tells the other tabs of this device; without room there they only sign out. */
export function tellOtherTabs(guestId: string): void {
  try {
    localStorage.setItem(SESSION_ENDED, guestId);
  } catch (error) {
    reportError(error);
  }
}

/** Says what was noted in this tab as soon as it is looked at, unless somebody is here again. Returns its stop function. */
export function sayWhenSeen({ lang, toast, session }: Pick<Host, 'lang' | 'toast' | 'session'>): () => void {
  async function say(): Promise<void> {
    if (document.visibilityState !== 'visible' || sessionStorage.getItem(SESSION_ENDED) === null) return;
    sessionStorage.removeItem(SESSION_ENDED);
    const [texts] = await Promise.all([loadSystemTexts(lang), session.persist.rehydrate()]);
    if (session.getState().user === null) toast('error', String(texts[ENDED_WORDS]));
  }
  const look = () => void say().catch(reportLateFailure);
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
