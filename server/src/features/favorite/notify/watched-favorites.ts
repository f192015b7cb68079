import type { FavoriteType } from '@guest/shared/contracts/favorite/favorite.contract';
import { and, asc, eq, gte, isNull, lt, lte, or } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import {
  favorite,
  favoriteNotice,
  guest,
  property,
  soldOutOccasion,
} from '../../../platform/db/tables/schema';
import type { PropertyRow } from '../../property/property-scope';
import type { Occasion } from './occasion';

const DAY_MS = 86_400_000;

/** An outlet or activity about which at least one guest wants to be notified. */
export interface WatchedFavorite {
  type: FavoriteType;
  uuid: string;
  property: PropertyRow;
}

export type WatchedFavorites = ReturnType<typeof createWatchedFavorites>;

/** Reads and writes the rows for the notifications about favorites. */
export function createWatchedFavorites(db: Database) {
  const isOf = ({ type, uuid }: WatchedFavorite) =>
    and(eq(soldOutOccasion.type, type), eq(soldOutOccasion.uuid, uuid));

  return {
    async list(): Promise<WatchedFavorite[]> {
      const items = await db
        .selectDistinct({ propertyId: favorite.propertyId, type: favorite.type, uuid: favorite.uuid })
        .from(favorite)
        .where(eq(favorite.notify, true));
      if (items.length === 0) return [];
      const properties = new Map((await db.select().from(property)).map((row) => [row.id, row]));
      return items.flatMap(({ propertyId, type, uuid }) => {
        const row = properties.get(propertyId);
        return row ? [{ type, uuid, property: row }] : [];
      });
    },

    /** Returns the keys of the occasions that were sold out at an earlier check. */
    async soldOut(item: WatchedFavorite): Promise<string[]> {
      const rows = await db.select({ key: soldOutOccasion.occasion }).from(soldOutOccasion).where(isOf(item));
      return rows.map(({ key }) => key);
    },

    async rememberSoldOut({ type, uuid, property }: WatchedFavorite, occasions: Occasion[]): Promise<void> {
      if (occasions.length === 0) return;
      const rows = occasions.map(({ key, startsAt }) => ({
        propertyId: property.id,
        type,
        uuid,
        occasion: key,
        startsAt: new Date(startsAt),
      }));
      await db.insert(soldOutOccasion).values(rows).onConflictDoNothing();
    },

    /** Deletes the occasion and returns whether it was there; only one of several servers gets true. */
    async forgetSoldOut(item: WatchedFavorite, key: string, on: Connection = db): Promise<boolean> {
      const deleted = await on
        .delete(soldOutOccasion)
        .where(and(isOf(item), eq(soldOutOccasion.occasion, key)))
        .returning({ key: soldOutOccasion.occasion });
      return deleted.length > 0;
    },

    /**
     * Returns the guests to notify about a day, without those whose stay does not include it. The order is
     * that of the locks on their conversations, so that two servers cannot block each other.
     */
    guests: (tx: Connection, { type, uuid, property: { id } }: WatchedFavorite, date: string) =>
      tx
        .select({ id: guest.id, chatUuid: guest.chatUuid, lang: guest.lang })
        .from(favorite)
        .innerJoin(guest, eq(guest.id, favorite.guestId))
        .where(
          and(
            eq(favorite.propertyId, id),
            eq(favorite.type, type),
            eq(favorite.uuid, uuid),
            eq(favorite.notify, true),
            eq(guest.hasLeft, false),
            or(isNull(guest.checkin), lte(guest.checkin, date)),
            or(isNull(guest.checkout), gte(guest.checkout, date)),
          ),
        )
        .orderBy(asc(guest.chatUuid)),

    /** Notes that the guest is notified today; returns false if that has happened before. */
    async claimNotice(tx: Connection, propertyId: string, guestId: string, day: string): Promise<boolean> {
      const claimed = await tx
        .insert(favoriteNotice)
        .values({ propertyId, guestId, day })
        .onConflictDoNothing()
        .returning({ day: favoriteNotice.day });
      return claimed.length > 0;
    },

    /** Deletes the rows that no check needs any more. */
    async deleteOutdated(now: number): Promise<void> {
      const daysAgo = new Date(now - 2 * DAY_MS).toISOString().slice(0, 10);
      await db.delete(favoriteNotice).where(lt(favoriteNotice.day, daysAgo));
      await db.delete(soldOutOccasion).where(lt(soldOutOccasion.startsAt, new Date(now)));
    },
  };
}
