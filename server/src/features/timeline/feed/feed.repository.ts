import type { CalendarFeed } from '@guest/shared/contracts/timeline/timeline.contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { calendarFeed, guest } from '../../../platform/db/tables/schema';
import { hashOf, newSecret } from '../../../platform/security/token';
import { timelineGuestColumns, type TimelineGuest } from '../entries/timeline-guest';

export type FeedRepository = ReturnType<typeof createFeedRepository>;

export function createFeedRepository(db: Database, now: () => number) {
  return {
    async find(guestId: string): Promise<CalendarFeed | null> {
      const [feed] = await db.select().from(calendarFeed).where(eq(calendarFeed.guestId, guestId));
      return feed ? toCalendarFeed(feed) : null;
    },

    /** Returns the key of a new address, which replaces the previous one of the guest. */
    async create(owner: { id: string; propertyId: string }): Promise<string> {
      const key = newSecret();
      const row = { keyHash: hashOf(key), createdAt: new Date(now()), lastReadAt: null };
      await db
        .insert(calendarFeed)
        .values({ guestId: owner.id, propertyId: owner.propertyId, ...row })
        .onConflictDoUpdate({ target: calendarFeed.guestId, set: row });
      return key;
    },

    async revoke(guestId: string): Promise<void> {
      await db.delete(calendarFeed).where(eq(calendarFeed.guestId, guestId));
    },

    /** Returns the guest whose address has this key at this property. */
    async findGuestByKey(propertyId: string, key: string): Promise<TimelineGuest | undefined> {
      const [found] = await db
        .select(timelineGuestColumns)
        .from(calendarFeed)
        .innerJoin(guest, eq(guest.id, calendarFeed.guestId))
        .where(and(eq(calendarFeed.keyHash, hashOf(key)), eq(calendarFeed.propertyId, propertyId)));
      return found;
    },

    async recordRead(guestId: string): Promise<void> {
      await db
        .update(calendarFeed)
        .set({ lastReadAt: new Date(now()) })
        .where(eq(calendarFeed.guestId, guestId));
    },
  };
}

const toCalendarFeed = ({ createdAt, lastReadAt }: typeof calendarFeed.$inferSelect): CalendarFeed => ({
  createdAt: createdAt.toISOString(),
  ...(lastReadAt && { lastReadAt: lastReadAt.toISOString() }),
});
