import type { Host } from '@guest/shared';
import { keepDrafts } from '@guest/shared/session/kept-drafts';
import { loadSystemTexts, type SystemTextKey } from '../system/system-texts';

/** Under it a tab says for a moment whose session has ended by itself. */
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

/** What had been begun in this tab waits for the guest, who is told so as soon as they look at it. */
export async function endedElsewhere(
  { lang, toast }: Pick<Host, 'lang' | 'toast'>,
  guestId: string,
): Promise<void> {
  keepDrafts(guestId, Date.now());
  const texts = await loadSystemTexts(lang);
  const tell = () => toast('error', String(texts[ENDED_WORDS]));
  if (document.visibilityState === 'visible') tell();
  else document.addEventListener('visibilitychange', tell, { once: true });
}
