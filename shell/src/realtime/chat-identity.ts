import type { SavedSession } from '@guest/shared/host-state/saved-session';
import { isChatLoggedIn } from '@guest/shared/session/is-chat-logged-in';

/** The identity with which a page connects to the chat. */
export interface ChatIdentity {
  /** The guest and the property: only tabs with the same name share a connection. */
  name: string;
  /** `chat_uuid:chat_session_id`. */
  token: string;
}

/** Returns the chat identity of a session, or null while one of its parts is missing. */
export function chatIdentityOf(session: Pick<SavedSession, 'token' | 'user'>): ChatIdentity | null {
  const { user } = session;
  if (!user || !isChatLoggedIn(session)) return null;
  return {
    name: `${user.uuid} ${user.hotel_identity ?? ''}`,
    token: `${user.chat_uuid}:${user.chat_session_id}`,
  };
}
