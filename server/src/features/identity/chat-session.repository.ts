import { inArray } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { chatSession, guest } from '../../platform/db/tables/schema';
import type { CloseSockets } from '../../platform/socket/close-sockets';
import type { GuestRow } from './guest.repository';
import { hashOf, newSecret } from '../../platform/security/token';

const SESSION_MS = 24 * 3_600_000;

export type ChatSessionRepository = ReturnType<typeof createChatSessionRepository>;

/** `closeSockets` closes the sockets of guests whose session has ended. */
export function createChatSessionRepository(
  db: Database,
  now: () => number,
  closeSockets: CloseSockets = async () => {},
) {
  return {
    /**
     * Replaces the guest's chat session, which ends the old one and closes its sockets. Call it in a
     * transaction: of two devices at the same time, the later one gets the session.
     */
    async renew(
      { id, propertyId, chatUuid }: Pick<GuestRow, 'id' | 'propertyId' | 'chatUuid'>,
      on: Connection,
    ): Promise<string> {
      const secret = newSecret();
      const session = {
        propertyId,
        hash: hashOf(secret),
        createdAt: new Date(now()),
        expiresAt: new Date(now() + SESSION_MS),
      };
      await on
        .insert(chatSession)
        .values({ guestId: id, ...session })
        .onConflictDoUpdate({ target: chatSession.guestId, set: session });
      // The reason `'replaced'` tells the device not to reconnect, which would create another session and end
      // this one.
      await closeSockets([chatUuid], on, 'replaced');
      return secret;
    },

    async end(guestIds: readonly string[], on: Connection = db): Promise<void> {
      await on.delete(chatSession).where(inArray(chatSession.guestId, guestIds));
      const rows = await on
        .select({ chatUuid: guest.chatUuid })
        .from(guest)
        .where(inArray(guest.id, guestIds));
      await closeSockets(
        rows.map(({ chatUuid }) => chatUuid),
        on,
      );
    },
  };
}
