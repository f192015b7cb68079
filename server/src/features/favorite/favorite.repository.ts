import type { Favorite, FavoriteType } from '@guest/shared/contracts/favorite/favorite.contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { activity, favorite, outlet } from '../../platform/db/tables/schema';

const MOST_FAVORITES = 200;

export interface Kept {
  propertyId: string;
  guestId: string;
  type: FavoriteType;
}

export type FavoriteRepository = ReturnType<typeof createFavoriteRepository>;

export function createFavoriteRepository(db: Database) {
  const ofGuest = ({ guestId, type }: Kept) => and(eq(favorite.guestId, guestId), eq(favorite.type, type));
  const columns = { type: favorite.type, uuid: favorite.uuid, createdAt: favorite.createdAt };

  return {
    async list(kept: Kept): Promise<Favorite[]> {
      const rows = await db
        .select(columns)
        .from(favorite)
        .where(ofGuest(kept))
        .orderBy(desc(favorite.createdAt), favorite.uuid);
      return rows.map(toFavorite);
    },

    /** Returns whether the outlet or activity belongs to the property. */
    async isOffered({ propertyId, type }: Kept, uuid: string): Promise<boolean> {
      const table = type === 'outlet' ? outlet : activity;
      return (await db.$count(table, and(eq(table.propertyId, propertyId), eq(table.id, uuid)))) > 0;
    },

    /**
     * Returns `undefined` if the guest has reached the limit. An advisory lock per guest keeps parallel calls
     * within it.
     */
    add: (kept: Kept, uuid: string): Promise<Favorite | undefined> =>
      db.transaction(async (tx) => {
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`favorite ${kept.guestId}`}, 0))`,
        );
        const one = and(ofGuest(kept), eq(favorite.uuid, uuid));
        const [before] = await tx.select(columns).from(favorite).where(one);
        if (before) return toFavorite(before);
        if ((await tx.$count(favorite, ofGuest(kept))) >= MOST_FAVORITES) return undefined;
        const [added] = await tx
          .insert(favorite)
          .values({ ...kept, uuid })
          .returning(columns);
        return added && toFavorite(added);
      }),

    async remove(kept: Kept, uuid: string): Promise<void> {
      await db.delete(favorite).where(and(ofGuest(kept), eq(favorite.uuid, uuid)));
    },
  };
}

const toFavorite = ({ createdAt, ...rest }: Omit<Favorite, 'createdAt'> & { createdAt: Date }): Favorite => ({
  ...rest,
  createdAt: createdAt.toISOString(),
});
