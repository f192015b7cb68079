import { giveBackTyped, isKeptDraft, keepTyped } from '@guest/shared/session/kept-drafts';
import { tabStorage } from '@guest/shared/storage/tab-storage';
import { removeStored } from '@guest/shared/storage/stored-names';
import { SESSION_ENDED } from './session-ended';

/**
 * Hands the saved input of this tab over to the current guest. Returns whether the page must be reloaded,
 * because its fields and memory still belong to the previous guest or lack restored input.
 */
export function handOverTab(was: string | undefined, is: string | undefined): boolean {
  if (was !== undefined) leave(was, is);
  const hasComeBack = is !== undefined && giveBackTyped(is, Date.now());
  return was !== undefined || hasComeBack;
}

/**
 * Signing out discards the input. After an expired session, or if another guest signs in, it is saved for its
 * owner.
 */
function leave(was: string, is: string | undefined): void {
  if (is !== undefined || tabStorage.getItem(SESSION_ENDED) === was) keepTyped(was, Date.now());
  removeStored(tabStorage, (name) => !isKeptDraft(name) && name !== SESSION_ENDED);
}
