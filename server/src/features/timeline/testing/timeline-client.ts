import type { Timeline } from '@guest/shared/contracts/timeline/timeline.contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { announcement, property, stay } from '../../../platform/db/tables/schema';
import { NOON, type TestApp } from '../../../testing/test-app';

const HOUR_MS = 3_600_000;

export const TIMELINE_URL = '/web/property/casa-miramar/timeline';

type Owner = { id: string; headers: Record<string, string> };

export const idsOf = ({ items }: Timeline) => items.map(({ id }) => id);

/** Reads day plans at the Lisbon hotel, without the announcements of the demo, which every guest would see. */
export async function timelineClient({ db, get }: TestApp) {
  const [propertyRow] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  const propertyId = String(propertyRow?.id);
  const clearAnnouncements = () => db.delete(announcement).where(eq(announcement.propertyId, propertyId));
  await clearAnnouncements();

  return {
    propertyId,
    clearAnnouncements,

    async planOf({ headers }: Owner, query = ''): Promise<Timeline> {
      const { status, body, text } = await get(`${TIMELINE_URL}${query}`, { headers });
      if (status !== 200) throw new Error(`the day plan was refused: ${status} ${text}`);
      // The server has validated this reply against its contract.
      return body as Timeline;
    },

    /** Inserts a stay and returns the id of its item. */
    async insertStay({ id }: Owner, checkin: string, checkout: string): Promise<string> {
      const facts = { checkin, checkout, source: 'pms' as const, reservationNumber: `CM-${randomUUID()}` };
      const [made] = await db
        .insert(stay)
        .values({ propertyId, guestId: id, ...facts })
        .returning();
      return `stay:${made?.id}`;
    },

    async announce(facts: Partial<typeof announcement.$inferInsert> = {}): Promise<string> {
      const [made] = await db
        .insert(announcement)
        .values({
          propertyId,
          title: { en: 'The pool closes early' },
          text: { en: 'At six.' },
          severity: 'service',
          createdAt: new Date(NOON - HOUR_MS),
          expiresAt: new Date(NOON + 6 * HOUR_MS),
          ...facts,
        })
        .returning();
      return String(made?.id);
    },
  };
}
