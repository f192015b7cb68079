import type { StaffSession } from '@guest/shared/contracts/staff/staff.contract';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { chatConnection, property, staff, staffKey, staffSession } from '../../platform/db/tables/schema';
import { hashOf, newSecret } from '../../platform/security/token';

/** A session lasts for a long shift; afterwards another is started with the same key. */
const SESSION_LASTS_MS = 12 * 3_600_000;
const PREFIX = 'stf_';

export type StaffAccess = ReturnType<typeof createStaffAccess>;

/** Manages access for staff: the keys that the hotel issues and the sessions started with them. */
export function createStaffAccess(db: Database, now: () => number) {
  async function findOwner(key: string) {
    const isValid = or(isNull(staffKey.expiresAt), gt(staffKey.expiresAt, new Date(now())));
    const [found] = await db
      .select({ keyId: staffKey.id, staff, property })
      .from(staffKey)
      .innerJoin(staff, eq(staff.id, staffKey.staffId))
      .innerJoin(property, eq(property.id, staff.propertyId))
      .where(and(eq(staffKey.hash, hashOf(key)), isValid));
    return found;
  }

  return {
    /** Returns the member of staff who has a key, with their property; `undefined` if it is invalid for any reason. */
    findOwner,

    /** Issues a key. Only its hash is stored, so the key cannot be read again. */
    async issueKey(staffId: string, { label, lastsMs }: { label: string; lastsMs?: number }) {
      const key = PREFIX + newSecret();
      const createdAt = new Date(now());
      const expiresAt = lastsMs === undefined ? null : new Date(now() + lastsMs);
      await db.insert(staffKey).values({ hash: hashOf(key), staffId, label, createdAt, expiresAt });
      return key;
    },

    /** Returns `undefined` if the key is invalid for any reason. */
    async startSession(key: string): Promise<StaffSession | undefined> {
      const owner = await findOwner(key);
      if (!owner) return undefined;
      const { keyId, staff: one, property: propertyRow } = owner;
      const secret = newSecret();
      const [createdAt, expiresAt] = [new Date(now()), new Date(now() + SESSION_LASTS_MS)];
      await db
        .insert(staffSession)
        .values({ hash: hashOf(secret), staffId: one.id, keyId, createdAt, expiresAt });
      await db.update(staffKey).set({ lastUsedAt: createdAt }).where(eq(staffKey.id, keyId));
      const { id, nickName, role, department } = one;
      const { slug, timeZone, defaultLanguage: language } = propertyRow;
      return {
        token: `${id}:${secret}`,
        expiresAt: expiresAt.toISOString(),
        staff: { id, nickName, role, department },
        property: { slug, timeZone, language, name: propertyRow.name[language] ?? slug },
      };
    },

    async endSession(token: string): Promise<void> {
      const hash = hashOf(token.slice(token.indexOf(':') + 1));
      await db.delete(staffSession).where(eq(staffSession.hash, hash));
      await db.delete(chatConnection).where(eq(chatConnection.sessionHash, hash));
    },

    /**
     * Revokes all keys of a member of staff with their sessions and connections. Open sockets close within
     * five seconds.
     */
    async revoke(staffId: string): Promise<number> {
      const revoked = await db
        .delete(staffKey)
        .where(eq(staffKey.staffId, staffId))
        .returning({ id: staffKey.id });
      await db.delete(chatConnection).where(eq(chatConnection.actorId, staffId));
      return revoked.length;
    },
  };
}
