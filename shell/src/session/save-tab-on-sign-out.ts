import { restoreInput, isSavedDraft, saveInput } from '@guest/shared/session/saved-drafts';
import { tabStorage } from '@guest/shared/storage/tab-storage';
import { removeStored } from '@guest/shared/storage/stored-names';
import { SESSION_ENDED } from './session-ended';

/**
 * Hands the saved input of this tab over to the current guest. Returns whether the page must be reloaded,
 * because its fields and memory still belong to the previous guest or lack restored input.
 */
export function saveTabOnSignOut(
  previousGuestId: string | undefined,
  currentGuestId: string | undefined,
): boolean {
  if (previousGuestId !== undefined) clearTab(previousGuestId, currentGuestId);
  const isRestored = currentGuestId !== undefined && restoreInput(currentGuestId, Date.now());
  return previousGuestId !== undefined || isRestored;
}

/**
 * Signing out discards the input. After an expired session, or if another guest signs in, it is saved for its
 * owner.
 */
function clearTab(previousGuestId: string, currentGuestId: string | undefined): void {
  if (currentGuestId !== undefined || tabStorage.getItem(SESSION_ENDED) === previousGuestId)
    saveInput(previousGuestId, Date.now());
  removeStored(tabStorage, (name) => !isSavedDraft(name) && name !== SESSION_ENDED);
}
