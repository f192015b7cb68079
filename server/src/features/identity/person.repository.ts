import { and, eq, ne } from 'drizzle-orm';
import { assertRow } from '../../platform/db/assert-row';
import type { Connection, Database } from '../../platform/db/database';
import { guest, person, personKey } from '../../platform/db/tables/schema';

type KeyRow = typeof personKey.$inferSelect;
type Key = Pick<KeyRow, 'kind' | 'value' | 'address'>;

export type PersonRepository = ReturnType<typeof createPersonRepository>;

export function createPersonRepository(db: Database, now: () => number) {
  return {
    /** Returns the person with this contact and creates one if necessary. */
    async findOrCreateByKey(key: Key, tx: Connection): Promise<string> {
      const known = await findByKey(key, tx);
      if (known) return known;
      const id = await add(tx);
      const [added] = await tx
        .insert(personKey)
        .values({ ...key, personId: id, verifiedAt: new Date(now()) })
        .onConflictDoNothing()
        .returning({ personId: personKey.personId });
      if (added) return id;
      // A parallel request has added the contact first.
      await tx.delete(person).where(eq(person.id, id));
      const winner = await findByKey(key, tx);
      if (!winner) throw new Error('contact is taken, but no person has it');
      return winner;
    },

    /** Creates the person of a guest who has none yet. */
    async findOrCreateForGuest(of: { id: string; personId: string | null }, tx: Connection): Promise<string> {
      if (of.personId) return of.personId;
      const id = await add(tx);
      await tx.update(guest).set({ personId: id }).where(eq(guest.id, of.id));
      return id;
    },

    /** Returns the contacts of a person: at most one email address and one phone. */
    contactsOf: (personId: string, on: Connection = db): Promise<KeyRow[]> =>
      on
        .select()
        .from(personKey)
        .where(and(eq(personKey.personId, personId), ne(personKey.kind, 'issuer'))),

    /** Replaces a person's contact of this kind. Returns false if another person has it. */
    async changeContact(personId: string, key: Key, tx: Connection): Promise<boolean> {
      const owner = await findByKey(key, tx);
      if (owner && owner !== personId) return false;
      await tx.delete(personKey).where(and(eq(personKey.personId, personId), eq(personKey.kind, key.kind)));
      const added = await tx
        .insert(personKey)
        .values({ ...key, personId, verifiedAt: new Date(now()) })
        .onConflictDoNothing()
        .returning({ personId: personKey.personId });
      return added.length === 1;
    },
  };

  async function add(tx: Connection): Promise<string> {
    const [added] = await tx
      .insert(person)
      .values({ createdAt: new Date(now()) })
      .returning({ id: person.id });
    assertRow(added);
    return added.id;
  }
}

async function findByKey({ kind, value }: Key, on: Connection): Promise<string | undefined> {
  const [found] = await on
    .select({ personId: personKey.personId })
    .from(personKey)
    .where(and(eq(personKey.kind, kind), eq(personKey.value, value)));
  return found?.personId;
}
