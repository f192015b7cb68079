import { guestContract } from '@guest/shared/contracts/guest/guest.contract';
import type { Database } from '../../platform/db/database';
import { signInRequired } from '../../platform/http/authentication';
import { RequestError } from '../../platform/errors/request-error';
import type { ServeInProperty } from '../property/serve-in-property';
import type { ChatSessionRepository } from '../identity/chat-session.repository';

const SESSIONS_PER_MINUTE = 5;

export function guestRoutes(
  serveInProperty: ServeInProperty,
  db: Database,
  chatSessions: ChatSessionRepository,
  now: () => number,
): void {
  serveInProperty(
    guestContract.refreshChatSession,
    async ({ guest, request }) => {
      // A speculative prefetch must not end the session in use.
      const purpose = request.headers['sec-purpose'] ?? request.headers['purpose'];
      if (String(purpose ?? '').includes('prefetch')) {
        throw new RequestError(403, 'not_allowed', "This isn't allowed");
      }
      if (!guest) throw signInRequired();
      const sessionId = await db.transaction((tx) => chatSessions.renew(guest, tx));
      return { chat_session_id: sessionId, chat_uuid: guest.chatUuid };
    },
    { perMinute: SESSIONS_PER_MINUTE, now },
  );
}
