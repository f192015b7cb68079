import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { consent, guest, person } from '../../platform/db/tables/schema';
import type { ContactNews } from '../chat/members/contact-news';

export type GuestRow = typeof guest.$inferSelect;
export type GuestFacts = Partial<Omit<typeof guest.$inferInsert, 'id' | 'propertyId' | 'version'>>;

/** PostgreSQL's "unique violation". */
const TAKEN = '23505';

export type GuestRepository = ReturnType<typeof createGuestRepository>;

export function createGuestRepository(db: Database, news?: ContactNews) {
  /** With what is to be told of it, in one transaction. */
  async function changeIn(tx: Connection, id: string, facts: GuestFacts, version: number | undefined) {
    // What is written beside it, such as a table that is offered to the guest, waits for none of it.
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
      if (!found) throw new Error('a guest who is signed in has no row');
      return found;
    },

    /** The guest that a person is at a property. One who is new there brings along what is the person's own. */
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

    /** Changes a guest as they were when `version` was read; undefined where another change came first. */
    async change(
      id: string,
      facts: GuestFacts,
      { version, on }: { version?: number; on?: Connection } = {},
    ): Promise<GuestRow | undefined> {
      // What the caller's own transaction tells is found by those who look for what is left, once it is committed.
      if (on) return (await changeIn(on, id, facts, version)).changed;
      const { changed, told } = await db.transaction((tx) => changeIn(tx, id, facts, version));
      await news?.tell(...told);
      return changed;
    },

    async isPhotoShown(profilePic: string): Promise<boolean> {
      return (await db.$count(guest, eq(guest.profilePic, profilePic))) > 0;
    },

    /** When the account will be erased; null where nobody asked for that. */
    async eraseAt(personId: string | null): Promise<Date | null> {
      if (!personId) return null;
      const [found] = await db.select({ at: person.eraseAt }).from(person).where(eq(person.id, personId));
      return found?.at ?? null;
    },

    /** Whether the guest's last word on the guidelines is a yes to these. */
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

/** Whether a statement failed because another row has the value already. */
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
