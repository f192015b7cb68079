import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import type { Database } from '../../platform/db/database';
import type { ServeInProperty } from '../property/serve-in-property';
import type { ChatSessionRepository } from '../identity/chat-session.repository';
import { deviceOf } from '../identity/device';
import type { GuestRepository } from '../identity/guest.repository';
import type { GuestView } from '../identity/guest-view';
import type { PersonRepository } from '../identity/person.repository';
import { requireGuest } from '../../platform/http/require-guest';
import type { TokenRepository } from '../identity/token.repository';

interface PropertyChangeRoutesDeps {
  db: Database;
  people: PersonRepository;
  guests: GuestRepository;
  tokens: TokenRepository;
  chatSessions: ChatSessionRepository;
  guestView: GuestView;
}

/** Moves a guest to another property as the same person. The new token and session are valid only there. */
export function propertyChangeRoutes(serveInProperty: ServeInProperty, deps: PropertyChangeRoutesDeps): void {
  const { db, people, guests, tokens, chatSessions, guestView } = deps;
  serveInProperty(
    profileContract.changeProperty,
    async (call, { property }) => {
      const me = requireGuest(call);
      const device = deviceOf(call.request.headers['user-agent']);
      const { row, token, chatSessionId } = await db.transaction(async (tx) => {
        const { isVerified } = await guests.find(me.id, tx);
        const personId = await people.findOrCreateForGuest(me, tx);
        const moved = await guests.findOrCreateForPerson(personId, property.id, { isVerified }, tx);
        await tokens.end({ id: me.id, personId }, me.sessionId, tx);
        await chatSessions.end([me.id], tx);
        return {
          row: moved,
          token: await tokens.issue(moved, { device, on: tx }),
          chatSessionId: await chatSessions.renew(moved, tx),
        };
      });
      const { user, ...known } = await guestView.load(row, property);
      return {
        chat_uuid: row.chatUuid,
        chat_session_id: chatSessionId,
        guestUuid: row.id,
        hotel_identity: property.slug,
        token,
        user: { ...user, chat_session_id: chatSessionId },
        ...known,
      };
    },
    { isForEveryGuest: true },
  );
}
