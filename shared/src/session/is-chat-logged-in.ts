import type { SavedSession } from '../host-state/saved-session';

/** Whether the chat can be entered: with a token, and with who and which session the guest is there. */
export function isChatLoggedIn({ token, user }: Pick<SavedSession, 'token' | 'user'>): boolean {
  return [token, user?.chat_uuid, user?.chat_session_id].every((part) => typeof part === 'string');
}
