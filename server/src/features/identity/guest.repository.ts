import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { consent, guest, person } from '../../platform/db/tables/schema';
import type { OutboxRow } from '../../platform/outbox/push-outbox';

export type GuestRow = typeof guest.$inferSelect;
export type GuestFacts = Partial<Omit<typeof guest.$inferInsert, 'id' | 'propertyId' | 'version'>>;

/** The PostgreSQL error code for a unique violation. */
const TAKEN = '23505';

/** Publishes changes of a guest. `write` runs in the transaction of the change, `tell` after it. */
export interface GuestEvents {
  write(tx: Connection, before: GuestRow, after: GuestRow): Promise<OutboxRow[]>;
  tell(...rows: OutboxRow[]): Promise<void>;
}

export type GuestRepository = ReturnType<typeof createGuestRepository>;

export function createGuestRepository(db: Database, news?: GuestEvents) {
  /** Changes the guest and adds the events in one transaction. */
  async function changeIn(tx: Connection, id: string, facts: GuestFacts, version: number | undefined) {
    // `no key update` does not block writes that only reference the guest, such as a table offer.
    const [before] = await tx.select().from(guest).where(eq(guest.id, id)).for('no key update');
    const [changed] = await tx
      .update(guest)
      .set({ ...facts, version: sql`${guest.version} + 1` })
      .where(and(eq(guest.id, id), version === undefined ? undefined : eq(guest.version, version)))
      .returning();
    const told = before && changed && news ? await news.write(tx, before, changed) : [];
    return { changed, told };
  }

  return {
    async find(id: string, on: Connection = db): Promise<GuestRow> {
      const [found] = await on.select().from(guest).where(eq(guest.id, id));
      if (!found) throw new Error('no row found for the signed-in guest');
      return found;
    },

    /**
     * Returns a person's guest record at a property. A new record takes over names, language and picture from
     * another property.
     */
    async ofPerson(
      personId: string,
      propertyId: string,
      facts: GuestFacts,
      tx: Connection,
    ): Promise<GuestRow> {
      const [elsewhere] = await tx
        .select()
        .from(guest)
        .where(and(eq(guest.personId, personId), isNotNull(guest.firstName)))
        .orderBy(desc(guest.createdAt))
        .limit(1);
      const { firstName = null, lastName = null, lang = null, profilePic = null } = elsewhere ?? {};
      const [row] = await tx
        .insert(guest)
        .values({ firstName, lastName, lang, profilePic, ...facts, personId, propertyId })
        .onConflictDoUpdate({
          target: [guest.propertyId, guest.personId],
          set: {
            isVerified: sql`${guest.isVerified} or excluded.is_verified`,
            lang: sql`coalesce(${guest.lang}, excluded.lang)`,
          },
        })
        .returning();
      if (!row) throw new Error('PostgreSQL returned no row for an insert');
      return row;
    },

    /** Changes a guest if the version still matches; returns `undefined` if another change came first. */
    async change(
      id: string,
      facts: GuestFacts,
      { version, on }: { version?: number; on?: Connection } = {},
    ): Promise<GuestRow | undefined> {
      // In the caller's transaction the events cannot be delivered yet; the outbox delivers them after the
      // commit.
      if (on) return (await changeIn(on, id, facts, version)).changed;
      const { changed, told } = await db.transaction((tx) => changeIn(tx, id, facts, version));
      await news?.tell(...told);
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

    /** Returns whether the guest's latest decision accepts this version of the guidelines. */
    async hasAccepted(guestId: string, guidelinesVersion: string): Promise<boolean> {
      const [last] = await db
        .select({ granted: consent.granted, version: consent.version })
        .from(consent)
        .where(and(eq(consent.guestId, guestId), eq(consent.type, 'guidelines')))
        .orderBy(desc(consent.at))
        .limit(1);
      return last?.granted === true && last.version === guidelinesVersion;
    },
  };
}

/** Returns whether a statement failed because of this unique constraint. */
export function isTaken(error: unknown, constraint: string): boolean {
  const reason = error instanceof Error && error.cause ? error.cause : error;
  return (
    reason instanceof Error &&
    'code' in reason &&
    reason.code === TAKEN &&
    'constraint' in reason &&
    reason.constraint === constraint
  );
}
