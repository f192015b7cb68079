import type { Favorite, FavoriteType } from '@guest/shared/contracts/favorite/favorite.contract';
import { and, desc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { activity, favorite, outlet } from '../../platform/db/tables/schema';

const MAX_FAVORITES = 200;
/** A favorite that the hotel no longer offers stays in the list for this long. */
const WITHDRAWN_SHOWN_MS = 30 * 86_400_000;
const TABLES = { outlet, activity };

export interface FavoriteOwner {
  propertyId: string;
  guestId: string;
  type: FavoriteType;
}

export interface FavoriteRow {
  type: FavoriteType;
  uuid: string;
  notify: boolean;
  createdAt: Date;
}

export type FavoriteRepository = ReturnType<typeof createFavoriteRepository>;

export function createFavoriteRepository(db: Database, now: () => number) {
  const ofGuest = ({ guestId, type }: FavoriteOwner) =>
    and(eq(favorite.guestId, guestId), eq(favorite.type, type));
  const columns = {
    type: favorite.type,
    uuid: favorite.uuid,
    notify: favorite.notify,
    createdAt: favorite.createdAt,
  };
  const longAgo = () => new Date(now() - WITHDRAWN_SHOWN_MS);
  /** The items that lists no longer show. */
  const goneItems = (type: FavoriteType) =>
    db.select({ id: TABLES[type].id }).from(TABLES[type]).where(lte(TABLES[type].withdrawnAt, longAgo()));

  return {
    list: (owner: FavoriteOwner): Promise<FavoriteRow[]> =>
      db
        .select(columns)
        .from(favorite)
        .where(and(ofGuest(owner), notInArray(favorite.uuid, goneItems(owner.type))))
        .orderBy(desc(favorite.createdAt), favorite.uuid),

    /** Returns whether the property offers the item, or has withdrawn it so recently that lists show it. */
    async isShown({ propertyId, type }: FavoriteOwner, uuid: string): Promise<boolean> {
      const table = TABLES[type];
      const isRecent = or(isNull(table.withdrawnAt), gt(table.withdrawnAt, longAgo()));
      return (
        (await db.$count(table, and(eq(table.propertyId, propertyId), eq(table.id, uuid), isRecent))) > 0
      );
    },

    /**
     * Returns `undefined` if the guest has reached the limit. An advisory lock per guest keeps parallel calls
     * within it.
     */
    add: (owner: FavoriteOwner, uuid: string): Promise<FavoriteRow | undefined> =>
      db.transaction(async (tx) => {
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`favorite ${owner.guestId}`}, 0))`,
        );
        const one = and(ofGuest(owner), eq(favorite.uuid, uuid));
        const [before] = await tx.select(columns).from(favorite).where(one);
        if (before) return before;
        if ((await tx.$count(favorite, ofGuest(owner))) >= MAX_FAVORITES) return undefined;
        const [added] = await tx
          .insert(favorite)
          .values({ ...owner, uuid })
          .returning(columns);
        return added;
      }),

    async remove(owner: FavoriteOwner, uuid: string): Promise<void> {
      await db.delete(favorite).where(and(ofGuest(owner), eq(favorite.uuid, uuid)));
    },

    /** Returns `undefined` if the item is no favorite of the guest. */
    async setNotify(owner: FavoriteOwner, uuid: string, notify: boolean): Promise<FavoriteRow | undefined> {
      const [changed] = await db
        .update(favorite)
        .set({ notify })
        .where(and(ofGuest(owner), eq(favorite.uuid, uuid)))
        .returning(columns);
      return changed;
    },

    /** Deletes the favorites that lists no longer show, so that they do not count towards the limit. */
    async deleteGone(): Promise<void> {
      for (const type of ['outlet', 'activity'] as const) {
        await db
          .delete(favorite)
          .where(and(eq(favorite.type, type), inArray(favorite.uuid, goneItems(type))));
      }
    },
  };
}

export const toFavorite = ({ type, uuid, createdAt }: FavoriteRow): Favorite => ({
  type,
  uuid,
  createdAt: createdAt.toISOString(),
});
