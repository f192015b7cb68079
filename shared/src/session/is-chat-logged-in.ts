import type { SavedSession } from '../host-state/saved-session';

/**
 * Whether the guest is signed in to the chat, which requires the token, the chat user and the chat session.
 */
export function isChatLoggedIn({ token, user }: Pick<SavedSession, 'token' | 'user'>): boolean {
  return [token, user?.chat_uuid, user?.chat_session_id].every((part) => typeof part === 'string');
}
