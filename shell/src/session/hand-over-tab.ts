import { giveBackTyped, isKeptDraft, keepTyped } from '@guest/shared/session/kept-drafts';
import { SESSION_ENDED } from './session-ended';

/**
 * Makes what this tab keeps that of the guest who is here now. Says whether its page has to be loaded anew: in its fields
 * and its memory it is still that of the guest before, or lacks what has just come back.
 */
export function handOverTab(was: string | undefined, is: string | undefined): boolean {
  if (was !== undefined) leave(was, is);
  const hasComeBack = is !== undefined && giveBackTyped(is, Date.now());
  return was !== undefined || hasComeBack;
}

/** Who signs out takes along what they typed; after a session that ended, or before somebody else, it waits for them. */
function leave(was: string, is: string | undefined): void {
  if (is !== undefined || sessionStorage.getItem(SESSION_ENDED) === was) keepTyped(was, Date.now());
  const left = Object.keys(sessionStorage).filter((name) => !isKeptDraft(name) && name !== SESSION_ENDED);
  for (const name of left) sessionStorage.removeItem(name);
}
