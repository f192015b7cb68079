import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { assertRow } from '../../platform/db/assert-row';
import type { Connection, Database } from '../../platform/db/database';
import { guest, person } from '../../platform/db/tables/schema';
import type { OutboxRow } from '../../platform/outbox/push-outbox';

export type GuestRow = typeof guest.$inferSelect;
export type GuestFields = Partial<Omit<typeof guest.$inferInsert, 'id' | 'propertyId' | 'version'>>;

/** The PostgreSQL error code for a unique violation. */
const UNIQUE_VIOLATION = '23505';

/** Publishes changes of a guest. `addEvents` runs in the transaction of the change, `publish` after it. */
export interface GuestEvents {
  addEvents(tx: Connection, before: GuestRow, after: GuestRow): Promise<OutboxRow[]>;
  publish(...rows: OutboxRow[]): Promise<void>;
}

export type GuestRepository = ReturnType<typeof createGuestRepository>;

export function createGuestRepository(db: Database, events?: GuestEvents) {
  /** Changes the guest and adds the events in one transaction. */
  async function changeIn(tx: Connection, id: string, fields: GuestFields, version: number | undefined) {
    // `no key update` does not block writes that only reference the guest, such as a table offer.
    const [before] = await tx.select().from(guest).where(eq(guest.id, id)).for('no key update');
    const [changed] = await tx
      .update(guest)
      .set({ ...fields, version: sql`${guest.version} + 1` })
      .where(and(eq(guest.id, id), version === undefined ? undefined : eq(guest.version, version)))
      .returning();
    const outboxRows = before && changed && events ? await events.addEvents(tx, before, changed) : [];
    return { changed, outboxRows };
  }

  return {
    async find(id: string, on: Connection = db): Promise<GuestRow> {
      const [found] = await on.select().from(guest).where(eq(guest.id, id));
      assertRow(found, 'the signed-in guest');
      return found;
    },

    /**
     * Returns a person's guest record at a property. A new record takes over names, language and picture from
     * another property.
     */
    async findOrCreateForPerson(
      personId: string,
      propertyId: string,
      fields: GuestFields,
      tx: Connection,
    ): Promise<GuestRow> {
      const [otherGuest] = await tx
        .select()
        .from(guest)
        .where(and(eq(guest.personId, personId), isNotNull(guest.firstName)))
        .orderBy(desc(guest.createdAt))
        .limit(1);
      const { firstName = null, lastName = null, lang = null, profilePic = null } = otherGuest ?? {};
      const [row] = await tx
        .insert(guest)
        .values({ firstName, lastName, lang, profilePic, ...fields, personId, propertyId })
        .onConflictDoUpdate({
          target: [guest.propertyId, guest.personId],
          set: {
            isVerified: sql`${guest.isVerified} or excluded.is_verified`,
            lang: sql`coalesce(${guest.lang}, excluded.lang)`,
          },
        })
        .returning();
      assertRow(row);
      return row;
    },

    /** Changes a guest if the version still matches; returns `undefined` if another change came first. */
    async change(
      id: string,
      fields: GuestFields,
      { version, on }: { version?: number; on?: Connection } = {},
    ): Promise<GuestRow | undefined> {
      // In the caller's transaction the events cannot be delivered yet; the outbox delivers them after the
      // commit.
      if (on) return (await changeIn(on, id, fields, version)).changed;
      const { changed, outboxRows } = await db.transaction((tx) => changeIn(tx, id, fields, version));
      await events?.publish(...outboxRows);
      return changed;
    },

    async isPhotoShown(profilePic: string): Promise<boolean> {
      return (await db.$count(guest, eq(guest.profilePic, profilePic))) > 0;
    },

    /** Returns when the account will be erased, or `null` if no erasure is scheduled. */
    async eraseAt(personId: string | null): Promise<Date | null> {
      if (!personId) return null;
      const [found] = await db.select({ at: person.eraseAt }).from(person).where(eq(person.id, personId));
      return found?.at ?? null;
    },
  };
}

/** Returns whether a statement failed because of this unique constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const reason = error instanceof Error && error.cause ? error.cause : error;
  return (
    reason instanceof Error &&
    'code' in reason &&
    reason.code === UNIQUE_VIOLATION &&
    'constraint' in reason &&
    reason.constraint === constraint
  );
}
