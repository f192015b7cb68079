import type { SavedSession } from '@guest/shared/host-state/saved-session';
import { isChatLoggedIn } from '@guest/shared/session/is-chat-logged-in';

/** As whom a page may connect. */
export interface ChatIdentity {
  /** Of whom and where: only tabs of the same guest at the same property share a connection. */
  name: string;
  /** `chat_uuid:chat_session_id`. */
  token: string;
}

/** Nobody, until all parts of the way in are there. */
export function chatIdentityOf(session: Pick<SavedSession, 'token' | 'user'>): ChatIdentity | null {
  const { user } = session;
  if (!user || !isChatLoggedIn(session)) return null;
  return {
    name: `${user.uuid} ${user.hotel_identity ?? ''}`,
    token: `${user.chat_uuid}:${user.chat_session_id}`,
  };
}
