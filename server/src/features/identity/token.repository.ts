import { and, desc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { preparedQuery } from '../../platform/db/prepared-query';
import { guest, guestToken, property } from '../../platform/db/tables/schema';
import type { Guest } from '../../platform/http/authentication';
import type { PropertyRow } from '../property/property-scope';
import type { Device } from './device';
import { hashOf, newToken } from '../../platform/security/token';

const IDLE_HOURS = 24;
const MAX_DAYS = 30;
/** The precision of the last use; a finer one would need a write for almost every read. */
const USE_RECORDED_EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;

export interface Session extends Device {
  id: string;
  createdAt: Date;
  lastUsedAt: Date;
}

type Owner = Pick<Guest, 'id' | 'personId'>;

/** Every call of a guest begins with this query. Most calls also need the property, which needs no query of its own then. */
const guestOfToken = preparedQuery('guest of a token', (on) =>
  on
    .select({
      id: guest.id,
      propertyId: guest.propertyId,
      personId: guest.personId,
      chatUuid: guest.chatUuid,
      sessionId: guestToken.id,
      lastUsedAt: guestToken.lastUsedAt,
      property,
    })
    .from(guestToken)
    .innerJoin(guest, eq(guest.id, guestToken.guestId))
    .innerJoin(property, eq(property.id, guest.propertyId))
    .where(
      and(
        eq(guestToken.hash, sql.placeholder('hash')),
        gt(guestToken.expiresAt, sql.placeholder('now')),
        gt(guestToken.lastUsedAt, sql.placeholder('idleSince')),
      ),
    ),
);

export type TokenRepository = ReturnType<typeof createTokenRepository>;

export function createTokenRepository(db: Database, now: () => number) {
  return {
    /** Issues a token that is valid until a day after departure, at most thirty days. */
    async issue(
      owner: { id: string; propertyId: string; checkout: string | null },
      { device = {}, on = db }: { device?: Device; on?: Connection } = {},
    ): Promise<string> {
      const token = newToken();
      await on.insert(guestToken).values({
        hash: hashOf(token),
        propertyId: owner.propertyId,
        guestId: owner.id,
        ...device,
        createdAt: new Date(now()),
        lastUsedAt: new Date(now()),
        expiresAt: new Date(expiryOf(now(), owner.checkout)),
      });
      return token;
    },

    /** Returns the guest of a valid token and their property. */
    async guestOf(token: string): Promise<{ guest: Guest; property: PropertyRow } | undefined> {
      const hash = hashOf(token);
      const [found] = await guestOfToken(db).execute({
        hash,
        now: new Date(now()),
        idleSince: new Date(now() - IDLE_HOURS * HOUR_MS),
      });
      if (!found) return undefined;
      const { lastUsedAt, property: own, ...known } = found;
      if (now() - lastUsedAt.getTime() > USE_RECORDED_EVERY_MS) await recordUse(hash);
      return { guest: known, property: own };
    },

    /** Returns the sessions of the account at all properties, latest use first. */
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
        .where(and(inArray(guestToken.guestId, guestsOf(owner)), isValid()))
        .orderBy(desc(guestToken.lastUsedAt)),

    /** Ends a session and returns the id of its guest, or `undefined` if there was none. */
    async end(owner: Owner, sessionId: string, on: Connection = db): Promise<string | undefined> {
      const [ended] = await on
        .delete(guestToken)
        .where(and(inArray(guestToken.guestId, guestsOf(owner)), eq(guestToken.id, sessionId)))
        .returning({ guestId: guestToken.guestId });
      return ended?.guestId;
    },

    /** Ends all sessions of the account and returns its guest ids at all properties. */
    async endAll(owner: Owner): Promise<string[]> {
      await db.delete(guestToken).where(inArray(guestToken.guestId, guestsOf(owner)));
      return (await guestsOf(owner)).map(({ id }) => id);
    },

    /** Adjusts the expiry of the guest's tokens to a changed departure. */
    async fitToStay(
      { id, checkout }: { id: string; checkout: string | null },
      on: Connection,
    ): Promise<void> {
      const tokens = await on
        .select({ hash: guestToken.hash, createdAt: guestToken.createdAt })
        .from(guestToken)
        .where(eq(guestToken.guestId, id));
      for (const { hash, createdAt } of tokens) {
        const expiresAt = new Date(expiryOf(createdAt.getTime(), checkout));
        await on.update(guestToken).set({ expiresAt }).where(eq(guestToken.hash, hash));
      }
    },

    async deleteExpired(): Promise<void> {
      await db.delete(guestToken).where(lt(guestToken.expiresAt, new Date(now())));
    },
  };

  /** A token is valid for at least a day, even after departure. */
  function expiryOf(issuedAt: number, checkout: string | null): number {
    const longest = issuedAt + MAX_DAYS * 24 * HOUR_MS;
    const departed = checkout ? Date.parse(checkout) + 48 * HOUR_MS : longest;
    return Math.min(longest, Math.max(departed, now() + IDLE_HOURS * HOUR_MS));
  }

  function isValid(): SQL | undefined {
    return and(
      gt(guestToken.expiresAt, new Date(now())),
      gt(guestToken.lastUsedAt, new Date(now() - IDLE_HOURS * HOUR_MS)),
    );
  }

  function guestsOf({ id, personId }: Owner) {
    const isOwnersGuest = personId ? eq(guest.personId, personId) : eq(guest.id, id);
    return db.select({ id: guest.id }).from(guest).where(isOwnersGuest);
  }

  /** The time never goes back, because two servers may report the same token in any order. */
  async function recordUse(hash: string): Promise<void> {
    const at = new Date(now());
    await db
      .update(guestToken)
      .set({ lastUsedAt: sql`${at.toISOString()}::timestamptz` })
      .where(and(eq(guestToken.hash, hash), lt(guestToken.lastUsedAt, at)));
  }
}
