import { and, eq, ne } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { guest, person, personKey } from '../../platform/db/tables/schema';

type KeyRow = typeof personKey.$inferSelect;
type Key = Pick<KeyRow, 'kind' | 'value' | 'address'>;

export type PersonRepository = ReturnType<typeof createPersonRepository>;

export function createPersonRepository(db: Database, now: () => number) {
  return {
    /** Whoever is known by this key, or somebody new. */
    async ofKey(key: Key, tx: Connection): Promise<string> {
      const known = await keyed(key, tx);
      if (known) return known;
      const id = await add(tx);
      const [added] = await tx
        .insert(personKey)
        .values({ ...key, personId: id, verifiedAt: new Date(now()) })
        .onConflictDoNothing()
        .returning({ personId: personKey.personId });
      if (added) return id;
      // Somebody else was quicker by a moment.
      await tx.delete(person).where(eq(person.id, id));
      const quicker = await keyed(key, tx);
      if (!quicker) throw new Error('a key is taken, and belongs to nobody');
      return quicker;
    },

    /** A guest who was never asked who they are becomes a person. */
    async ofGuest(of: { id: string; personId: string | null }, tx: Connection): Promise<string> {
      if (of.personId) return of.personId;
      const id = await add(tx);
      await tx.update(guest).set({ personId: id }).where(eq(guest.id, of.id));
      return id;
    },

    /** The contacts of a person: at most one email and one phone. */
    contactsOf: (personId: string, on: Connection = db): Promise<KeyRow[]> =>
      on
        .select()
        .from(personKey)
        .where(and(eq(personKey.personId, personId), ne(personKey.kind, 'issuer'))),

    /** Gives a person another contact of its kind. Says whether nobody else has it. */
    async changeContact(personId: string, key: Key, tx: Connection): Promise<boolean> {
      const owner = await keyed(key, tx);
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
    if (!added) throw new Error('PostgreSQL returned no row for an insert');
    return added.id;
  }
}

async function keyed({ kind, value }: Key, on: Connection): Promise<string | undefined> {
  const [found] = await on
    .select({ personId: personKey.personId })
    .from(personKey)
    .where(and(eq(personKey.kind, kind), eq(personKey.value, value)));
  return found?.personId;
}
