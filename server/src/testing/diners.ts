import type { Hold, TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { assertRow } from '../platform/db/assert-row';
import { bookingPolicy, diningArea, diningTable, outlet, property } from '../platform/db/tables/schema';
import type { StoredPolicy } from '../platform/db/tables/dining/table-policy';
import { DEFAULT_POLICY } from '../features/table-booking/model/default-policy';
import { knownGuest } from './guests';
import { NOON, type TestResponse, type TestApp } from './test-app';

const STAY = { checkin: '2026-06-08', checkout: '2026-06-20', room: '204' };

export interface OutletFacts {
  bookingMode?: 'none' | 'instant' | 'onDemand' | 'external';
  rules?: Partial<StoredPolicy>;
  /** The number of seats per table. */
  tables?: number[];
  hours?: { from: string; to: string };
  mostParties?: number;
  mostCovers?: number;
  slug?: string;
}

/** Creates an outlet for one test, open every evening, with its own tables. */
export async function someOutlet({ db }: Pick<TestApp, 'db'>, facts: OutletFacts = {}) {
  const { bookingMode = 'instant', rules = {}, tables = [2, 2, 4], slug = 'casa-miramar' } = facts;
  const { mostParties = 50, mostCovers = 200, hours = { from: '18:00', to: '23:00' } } = facts;
  const [hotel] = await db.select().from(property).where(eq(property.slug, slug));
  const outletSlug = `outlet-${randomUUID().slice(0, 8)}`;
  const [made] = await db
    .insert(outlet)
    .values({
      propertyId: hotel?.id ?? '',
      slug: outletSlug,
      kind: 'restaurant',
      bookingMode,
      priceLevel: 2,
      name: { en: 'Test table' },
      description: { en: '' },
      place: { en: 'Ground floor' },
      openingHours: {
        weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [hours] }],
        exceptions: [],
        temporarilyClosed: null,
      },
    })
    .returning();
  assertRow(made);
  await db.insert(bookingPolicy).values({
    outletId: made.id,
    propertyId: made.propertyId,
    mostParties,
    mostCovers,
    rules: { ...DEFAULT_POLICY, ...rules },
  });
  const [area] = await db
    .insert(diningArea)
    .values({ outletId: made.id, name: { en: 'Inside' }, isAccessible: true })
    .returning();
  await db
    .insert(diningTable)
    .values(
      tables.map((seats, i) => ({ outletId: made.id, areaId: area?.id ?? '', name: `${i + 1}`, seats })),
    );
  return { id: made.id, slug: outletSlug, areaId: area?.id ?? '' };
}

/** Creates a guest with a current stay who books tables over HTTP. */
export async function diner(
  suite: Pick<TestApp, 'db' | 'get' | 'send'>,
  { slug = 'casa-miramar', ...facts }: NonNullable<Parameters<typeof knownGuest>[2]> = {},
  now = NOON,
) {
  const guest = await knownGuest(suite.db, now, { slug, ...STAY, ...facts });
  return { ...guest, ...dinerOf(suite, guest, slug) };
}

/** Returns the table booking calls of a signed-in guest. */
export function dinerOf(
  { get, send }: Pick<TestApp, 'get' | 'send'>,
  guest: { headers: Record<string, string> },
  property = 'casa-miramar',
) {
  const propertyPath = `/web/property/${property}`;
  const keyed = (key: string = randomUUID()) => ({ ...guest.headers, 'idempotency-key': key });
  const post = (path: string, body: object, headers: Record<string, string> = guest.headers) =>
    send('POST', `${propertyPath}${path}`, { body, headers });

  return {
    hold: (slug: string, localDateTime: string, partySize = 2, more: object = {}) =>
      post(`/outlets/${slug}/holds`, { localDateTime, partySize, ...more }),
    release: (slug: string, holdUuid: string) =>
      send('DELETE', `${propertyPath}/outlets/${slug}/holds/${holdUuid}`, { headers: guest.headers }),
    book: (slug: string, holdUuid: string, more: object = {}, key?: string): Promise<TestResponse> =>
      post(`/outlets/${slug}/bookings`, { holdUuid, ...more }, keyed(key)),
    wait: (slug: string, localDateTime: string, partySize = 2, more: object = {}) =>
      post(`/outlets/${slug}/waitlist`, { localDateTime, partySize, ...more }, keyed()),
    accept: (slug: string, id: string) => post(`/outlets/${slug}/waitlist/${id}/accept`, {}),
    leave: (slug: string, id: string) =>
      send('DELETE', `${propertyPath}/outlets/${slug}/waitlist/${id}`, { headers: guest.headers }),
    slots: (slug: string, query: string) =>
      get(`${propertyPath}/outlets/${slug}/slots?${query}`, { headers: guest.headers }),
    one: (id: string) => get(`${propertyPath}/bookings/tables/${id}`, { headers: guest.headers }),
    list: (query = '') => get(`${propertyPath}/bookings/tables${query}`, { headers: guest.headers }),
    change: (id: string, body: object) =>
      send('PUT', `${propertyPath}/bookings/tables/${id}`, { body, headers: guest.headers }),
    cancel: (id: string) =>
      send('DELETE', `${propertyPath}/bookings/tables/${id}`, { headers: guest.headers }),
    late: (id: string, minutes: number) => post(`/bookings/tables/${id}/late`, { minutes }),

    /** Holds a slot and books it with all warnings confirmed. */
    async seat(slug: string, localDateTime: string, partySize = 2, more: object = {}): Promise<TableBooking> {
      const held = await this.hold(slug, localDateTime, partySize);
      if (held.status !== 201) throw new Error(`hold failed: ${held.text}`);
      // The server has validated this reply against its contract.
      const { holdUuid } = held.body as Hold;
      const booked = await this.book(slug, holdUuid, { isAnyway: true, ...more });
      if (booked.status !== 201) throw new Error(`booking failed: ${booked.text}`);
      return booked.body as TableBooking;
    },
  };
}
