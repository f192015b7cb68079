import type { Database } from '../../db/database';
import { chatSession } from '../../db/schema';
import { hashOf, newSecret } from './token';
import type { Guest } from './token.repository';

const LASTS_MS = 24 * 3_600_000;

export type ChatSessionRepository = ReturnType<typeof createChatSessionRepository>;

export function createChatSessionRepository(db: Database, now: () => number) {
  return {
    /** A new chat session in the place of the guest's old one, which is dead at once. */
    async renew({ id, propertyId }: Guest): Promise<string> {
      const secret = newSecret();
      const session = {
        propertyId,
        hash: hashOf(secret),
        createdAt: new Date(now()),
        expiresAt: new Date(now() + LASTS_MS),
      };
      await db
        .insert(chatSession)
        .values({ guestId: id, ...session })
        .onConflictDoUpdate({ target: chatSession.guestId, set: session });
      return secret;
    },
  };
}
