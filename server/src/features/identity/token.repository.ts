import { and, desc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { guest, guestToken } from '../../platform/db/tables/schema';
import type { Device } from './device';
import { hashOf, newToken } from '../../platform/security/token';

const IDLE_HOURS = 24;
const LONGEST_DAYS = 30;
/** How exactly the last use is known; finer would be a write for every read. */
const USE_NOTED_EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Who is calling, as their token tells. */
export interface Guest {
  id: string;
  propertyId: string;
  /** Null: a guest who was never asked who they are. */
  personId: string | null;
  chatUuid: string;
  /** The token itself, by its public name. */
  sessionId: string;
}

export interface Session extends Device {
  id: string;
  createdAt: Date;
  lastUsedAt: Date;
}

type Owner = Pick<Guest, 'id' | 'personId'>;

export type TokenRepository = ReturnType<typeof createTokenRepository>;

export function createTokenRepository(db: Database, now: () => number) {
  return {
    /** A new token for a guest, good until a day after departure and never longer than thirty days. */
    async issue(
      of: { id: string; propertyId: string; checkout: string | null },
      { device = {}, on = db }: { device?: Device; on?: Connection } = {},
    ): Promise<string> {
      const token = newToken();
      await on.insert(guestToken).values({
        hash: hashOf(token),
        propertyId: of.propertyId,
        guestId: of.id,
        ...device,
        createdAt: new Date(now()),
        lastUsedAt: new Date(now()),
        expiresAt: new Date(endOf(now(), of.checkout)),
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
          personId: guest.personId,
          chatUuid: guest.chatUuid,
          sessionId: guestToken.id,
          lastUsedAt: guestToken.lastUsedAt,
        })
        .from(guestToken)
        .innerJoin(guest, eq(guest.id, guestToken.guestId))
        .where(and(eq(guestToken.hash, hash), isGood()));
      if (!found) return undefined;
      const { lastUsedAt, ...known } = found;
      if (now() - lastUsedAt.getTime() > USE_NOTED_EVERY_MS) await noteUse(hash);
      return known;
    },

    /** Where the account is signed in, at whatever property, the latest used first. */
    sessionsOf: (owner: Owner): Promise<Session[]> =>
      db
        .select({
          id: guestToken.id,
          browser: guestToken.browser,
          system: guestToken.system,
          createdAt: guestToken.createdAt,
          lastUsedAt: guestToken.lastUsedAt,
        })
        .from(guestToken)
        .where(and(inArray(guestToken.guestId, guestsOf(owner)), isGood()))
        .orderBy(desc(guestToken.lastUsedAt)),

    /** Says which guest the session was of; undefined where there was none. */
    async end(owner: Owner, sessionId: string, on: Connection = db): Promise<string | undefined> {
      const [ended] = await on
        .delete(guestToken)
        .where(and(inArray(guestToken.guestId, guestsOf(owner)), eq(guestToken.id, sessionId)))
        .returning({ guestId: guestToken.guestId });
      return ended?.guestId;
    },

    /** Says who they are at all properties. */
    async endAll(owner: Owner): Promise<string[]> {
      await db.delete(guestToken).where(inArray(guestToken.guestId, guestsOf(owner)));
      return (await guestsOf(owner)).map(({ id }) => id);
    },

    /** A guest who tells when they leave keeps their keys until a day after. */
    async fitToStay(
      { id, checkout }: { id: string; checkout: string | null },
      on: Connection,
    ): Promise<void> {
      const tokens = await on
        .select({ hash: guestToken.hash, createdAt: guestToken.createdAt })
        .from(guestToken)
        .where(eq(guestToken.guestId, id));
      for (const { hash, createdAt } of tokens) {
        const expiresAt = new Date(endOf(createdAt.getTime(), checkout));
        await on.update(guestToken).set({ expiresAt }).where(eq(guestToken.hash, hash));
      }
    },

    async forgetOld(): Promise<void> {
      await db.delete(guestToken).where(lt(guestToken.expiresAt, new Date(now())));
    },
  };

  /** Even a guest who has left may look around for a day. */
  function endOf(issuedAt: number, checkout: string | null): number {
    const longest = issuedAt + LONGEST_DAYS * 24 * HOUR_MS;
    const departed = checkout ? Date.parse(checkout) + 48 * HOUR_MS : longest;
    return Math.min(longest, Math.max(departed, now() + IDLE_HOURS * HOUR_MS));
  }

  function isGood(): SQL | undefined {
    return and(
      gt(guestToken.expiresAt, new Date(now())),
      gt(guestToken.lastUsedAt, new Date(now() - IDLE_HOURS * HOUR_MS)),
    );
  }

  function guestsOf({ id, personId }: Owner) {
    const isTheirs = personId ? eq(guest.personId, personId) : eq(guest.id, id);
    return db.select({ id: guest.id }).from(guest).where(isTheirs);
  }

  /** Never backwards: two servers may note the same token's use in any order. */
  async function noteUse(hash: string): Promise<void> {
    const at = new Date(now());
    await db
      .update(guestToken)
      .set({ lastUsedAt: sql`${at.toISOString()}::timestamptz` })
      .where(and(eq(guestToken.hash, hash), lt(guestToken.lastUsedAt, at)));
  }
}
