import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { guest, guestToken } from '../../db/schema';
import { hashOf, newToken } from './token';

const IDLE_HOURS = 24;
const LONGEST_DAYS = 30;
/** How exactly the last use is known; finer would be a write for every read. */
const USE_NOTED_EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Who is calling, as their token tells. */
export interface Guest {
  id: string;
  propertyId: string;
  chatUuid: string;
}

export type TokenRepository = ReturnType<typeof createTokenRepository>;

export function createTokenRepository(db: Database, now: () => number) {
  return {
    /** A new token for a guest, good until a day after departure and never longer than thirty days. */
    async issue(of: { id: string; propertyId: string; checkout: string | null }): Promise<string> {
      const token = newToken();
      const longest = now() + LONGEST_DAYS * 24 * HOUR_MS;
      const departed = of.checkout ? Date.parse(of.checkout) + 48 * HOUR_MS : longest;
      await db.insert(guestToken).values({
        hash: hashOf(token),
        propertyId: of.propertyId,
        guestId: of.id,
        createdAt: new Date(now()),
        lastUsedAt: new Date(now()),
        expiresAt: new Date(Math.min(longest, Math.max(departed, now() + IDLE_HOURS * HOUR_MS))),
      });
      return token;
    },

    /** The guest of a token that is still good. */
    async guestOf(token: string): Promise<Guest | undefined> {
      const hash = hashOf(token);
      const [found] = await db
        .select({
          id: guest.id,
          propertyId: guest.propertyId,
          chatUuid: guest.chatUuid,
          lastUsedAt: guestToken.lastUsedAt,
        })
        .from(guestToken)
        .innerJoin(guest, eq(guest.id, guestToken.guestId))
        .where(
          and(
            eq(guestToken.hash, hash),
            gt(guestToken.expiresAt, new Date(now())),
            gt(guestToken.lastUsedAt, new Date(now() - IDLE_HOURS * HOUR_MS)),
          ),
        );
      if (!found) return undefined;
      const { lastUsedAt, ...known } = found;
      if (now() - lastUsedAt.getTime() > USE_NOTED_EVERY_MS) await noteUse(hash);
      return known;
    },
  };

  /** Never backwards: two servers may note the same token's use in any order. */
  async function noteUse(hash: string): Promise<void> {
    const at = new Date(now());
    await db
      .update(guestToken)
      .set({ lastUsedAt: sql`${at.toISOString()}::timestamptz` })
      .where(and(eq(guestToken.hash, hash), lt(guestToken.lastUsedAt, at)));
  }
}
