import { eq } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { blockedTerm } from '../../../platform/db/tables/schema';
import { buildTermIndex, type TermIndex } from './term-index';

/** A change by another server takes effect after this time. */
const MAX_AGE_MS = 5_000;

export type TermRepository = ReturnType<typeof createTermRepository>;

/** Keeps the terms of each property prepared for matching. */
export function createTermRepository(db: Database, now: () => number) {
  const indexes = new Map<string, { index: Promise<TermIndex>; loadedAt: number }>();

  async function load(propertyId: string, on: Connection): Promise<TermIndex> {
    return buildTermIndex(await on.select().from(blockedTerm).where(eq(blockedTerm.propertyId, propertyId)));
  }

  return {
    /** Within a transaction `on` has to be the transaction, because a second connection may not be free. */
    indexOf(propertyId: string, on: Connection = db): Promise<TermIndex> {
      const known = indexes.get(propertyId);
      if (known && now() - known.loadedAt < MAX_AGE_MS) return known.index;
      const index = load(propertyId, on);
      indexes.set(propertyId, { index, loadedAt: now() });
      // A failure is not cached, so the next call tries again.
      index.catch(() => indexes.delete(propertyId));
      return index;
    },
    /** Call it after the terms of a property have changed. */
    forget: (propertyId: string): void => void indexes.delete(propertyId),
  };
}
