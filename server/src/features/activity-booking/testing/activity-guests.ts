import type {
  ActivityBooking,
  ActivityHold,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { activityClaim, activitySession } from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { NOON, type TestResponse, type TestApp } from '../../../testing/test-app';

type Suite = Pick<TestApp, 'db' | 'get' | 'send'>;
type Units = Readonly<Record<string, number>>;

const STAY = { checkin: '2026-06-08', checkout: '2026-06-20', room: '204' };

export const VERIFIED = {
  isStayVerified: true,
  reservationNumber: 'CM-48213',
  staySource: 'pms',
} as const;

/** Creates a guest with a current stay who books activities over HTTP. */
export async function activityGuest(
  suite: Suite,
  { slug = 'casa-miramar', ...facts }: NonNullable<Parameters<typeof knownGuest>[2]> = {},
  now = NOON,
) {
  const guest = await knownGuest(suite.db, now, { slug, ...STAY, ...facts });
  return { ...guest, ...callsOf(suite, guest, slug) };
}

/** Returns the calls of a signed-in guest for activities. */
export function callsOf(
  { get, send }: Pick<TestApp, 'get' | 'send'>,
  { headers }: { headers: Record<string, string> },
  property = 'casa-miramar',
) {
  const base = `/web/property/${property}`;
  const bookings = `${base}/bookings/activities`;
  const keyed = (key: string) => ({ ...headers, 'idempotency-key': key });

  return {
    hold: (sessionId: string, units: Units, more: object = {}): Promise<TestResponse> =>
      send('POST', `${base}/sessions/${sessionId}/holds`, {
        body: { units: quantitiesOf(units), ...more },
        headers,
      }),
    held: () => get(`${base}/bookings/activity-hold`, { headers }),
    release: (sessionId: string, holdId: string) =>
      send('DELETE', `${base}/sessions/${sessionId}/holds/${holdId}`, { headers }),
    extend: (sessionId: string, holdId: string) =>
      send('POST', `${base}/sessions/${sessionId}/holds/${holdId}/extend`, { headers }),
    book: (body: object, key: string = randomUUID()): Promise<TestResponse> =>
      send('POST', bookings, { body, headers: keyed(key) }),
    one: (id: string) => get(`${bookings}/${id}`, { headers }),
    list: (query = '') => get(`${bookings}${query}`, { headers }),
    change: (id: string, body: object) => send('PUT', `${bookings}/${id}`, { body, headers }),
    cancel: (id: string, version?: number) =>
      send('DELETE', `${bookings}/${id}${version === undefined ? '' : `?version=${version}`}`, { headers }),
    /** Joins the waitlist. Units are anonymous, so ages must not be asked for. */
    wait: (sessionId: string, units: Units, more: object = {}, key: string = randomUUID()) =>
      send('POST', `${base}/sessions/${sessionId}/waitlist`, {
        body: { units: quantitiesOf(units), payment: 'pay_there', isAnyway: true, ...more },
        headers: keyed(key),
      }),
    leave: (sessionId: string, id: string) =>
      send('DELETE', `${base}/sessions/${sessionId}/waitlist/${id}`, { headers }),
    accept: (sessionId: string, id: string) =>
      send('POST', `${base}/sessions/${sessionId}/waitlist/${id}/accept`, { headers }),
    rebook: (id: string, body: object, key: string = randomUUID()): Promise<TestResponse> =>
      send('POST', `${bookings}/${id}/rebook`, { body, headers: keyed(key) }),
    calendar: (path: string) => get(path),

    /** Holds places and books them with all warnings confirmed. */
    async come(sessionId: string, units: Units, more: object = {}): Promise<ActivityBooking> {
      const held = await this.hold(sessionId, units);
      if (held.status !== 201) throw new Error(`hold failed: ${held.text}`);
      const booked = await this.book({ ...bodyFor(held), isAnyway: true, ...more });
      if (booked.status !== 201) throw new Error(`booking failed: ${booked.text}`);
      // The server has validated this reply against its contract.
      return booked.body as ActivityBooking;
    },
  };
}

export const quantitiesOf = (units: Units) =>
  Object.entries(units).map(([unitId, quantity]) => ({ unitId, quantity }));

/** Returns a complete booking of held places, paid there. Units with an age limit get the age of ten. */
export function bodyFor(held: Pick<TestResponse, 'body'>) {
  // The server has validated this reply against its contract.
  const { holdUuid, priceToken, units } = held.body as ActivityHold;
  const unitItems = units.flatMap(({ unitId, name, quantity }) =>
    Array.from({ length: quantity }, () => ({ unitId, ...(name === 'Child' && { age: 10 }) })),
  );
  return { holdUuid, priceToken, unitItems, contact: {}, payment: 'pay_there' };
}

/** Returns the places of a session as the database counts them, and the sum of its claims. */
export async function placesOf({ db }: Pick<Suite, 'db'>, sessionId: string) {
  const [session] = await db.select().from(activitySession).where(eq(activitySession.id, sessionId));
  const claims = await db.select().from(activityClaim).where(eq(activityClaim.sessionId, sessionId));
  return { claimed: session?.paxClaimed, sum: claims.reduce((all, { pax }) => all + pax, 0), claims };
}
