import type { StaffSession } from '@guest/shared/contracts/activity/activity-booking-socket.contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeskConnection } from '../connection/desk-connection';
import { RequestError } from '../connection/request-error';
import { createActivityBot } from './activity-bot';
import { createDelays } from './delays';

const HOUR_MS = 3_600_000;
/** A Monday. */
const MONDAY = Date.parse('2026-06-08T00:00:00Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: MONDAY }));
afterEach(() => void vi.useRealTimers());

interface Booking {
  uuid: string;
  reference: string;
  status: string;
  version: number;
}

type Session = Pick<
  StaffSession,
  'sessionUuid' | 'startsAt' | 'endsAt' | 'weatherDependent' | 'booked' | 'pending' | 'cancelled' | 'version'
> & { bookings: Booking[] };

const booking = (uuid: string, status: string): Booking => ({
  uuid,
  reference: `AC-${uuid}`,
  status,
  version: 1,
});

/** A session that begins at an hour after the Monday and lasts two hours. */
function session(sessionUuid: string, hour: number, facts: Partial<Session> = {}): Session {
  const at = (hours: number) => new Date(MONDAY + hours * HOUR_MS).toISOString();
  const bookings = facts.bookings ?? [booking(`${sessionUuid}-1`, 'confirmed')];
  const pending = bookings.filter(({ status }) => status === 'pending').length;
  return {
    sessionUuid,
    startsAt: at(hour),
    endsAt: at(hour + 2),
    weatherDependent: false,
    booked: bookings.length,
    pending,
    version: 1,
    ...facts,
    bookings,
  };
}

/** A hotel behind a connection that keeps what the bot changes, and refuses what the server would refuse. */
function hotelWith(...sessions: Session[]) {
  const changes: { name: string; ask: Record<string, unknown> }[] = [];
  const all = () => sessions.flatMap(({ bookings }) => bookings);
  let push: (body: { booking: Booking }) => void = () => {};
  const errors: unknown[] = [];
  let isPaused = false;

  const handlers: Record<string, (ask: Record<string, unknown>) => unknown> = {
    loadSessions: ({ date = new Date().toISOString().slice(0, 10) }) =>
      sessions.filter(({ startsAt }) => startsAt.startsWith(String(date))),
    loadRoster: ({ sessionUuid }) => sessions.find((one) => one.sessionUuid === sessionUuid),
    changeStatusActivityBooking({ uuid, status, version }) {
      const found = all().find((one) => one.uuid === uuid);
      if (!found || found.version !== version) throw new RequestError(409, 'version_conflict', 'changed');
      return Object.assign(found, { status, version: found.version + 1 });
    },
    redeemActivity: ({ reference }) =>
      Object.assign(all().find((one) => one.reference === reference) ?? {}, { status: 'redeemed' }),
    cancelSession({ sessionUuid, reasonCode }) {
      const found = sessions.find((one) => one.sessionUuid === sessionUuid);
      return Object.assign(found ?? {}, { cancelled: { reason: reasonCode, at: new Date().toISOString() } });
    },
  };
  const desk = {
    on: (_name: string, listener: typeof push) => (push = listener),
    async request(name: string, ask: Record<string, unknown>) {
      if (!name.startsWith('load')) changes.push({ name, ask });
      return handlers[name]?.(ask);
    },
  };
  const bot = createActivityBot({
    // The fake serves all that the bot asks for.
    desk: desk as unknown as DeskConnection,
    pace: createDelays(0),
    isPaused: () => isPaused,
    onError: (error) => void errors.push(error),
  });
  return {
    bot,
    changes,
    errors,
    push: (one: Booking) => push({ booking: one }),
    pause: () => (isPaused = true),
    async checkAt(hour: number): Promise<void> {
      vi.setSystemTime(MONDAY + hour * HOUR_MS);
      await bot.checkAll();
    },
  };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 30));

test('a request for approval is accepted once, in the version that was seen', async () => {
  const asked = booking('b1', 'pending');
  const hotel = hotelWith(session('s1', 10, { bookings: [asked] }));

  hotel.push(asked);
  hotel.push(asked);
  hotel.push(booking('b2', 'confirmed'));
  await soon();

  const confirmed = { uuid: 'b1', status: 'confirmed', version: 1 };
  expect(hotel.changes).toEqual([{ name: 'changeStatusActivityBooking', ask: confirmed }]);
  expect(asked.status).toBe('confirmed');
});

test('requests of today and tomorrow whose events were missed are accepted', async () => {
  const [today, tomorrow, later] = [
    booking('b1', 'pending'),
    booking('b2', 'pending'),
    booking('b3', 'pending'),
  ];
  const hotel = hotelWith(
    session('s1', 20, { bookings: [today] }),
    session('s2', 34, { bookings: [tomorrow] }),
    session('s3', 58, { bookings: [later] }),
  );

  await hotel.checkAt(9);
  await soon();

  expect([today, tomorrow, later].map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'pending']);
});

test('a request is left to people who work at the desk, and one that they answered first is no failure', async () => {
  const asked = booking('b1', 'pending');
  const hotel = hotelWith(session('s1', 10, { bookings: [asked] }));
  hotel.push({ ...asked, version: 7 });
  await soon();
  expect(hotel.changes).toHaveLength(1);

  hotel.pause();
  hotel.push(asked);
  await soon();

  expect(hotel.changes).toHaveLength(1);
  expect(asked.status).toBe('pending');
  expect(hotel.errors).toEqual([]);
});

test('vouchers are redeemed from the start to the end of a session, once each', async () => {
  const off = { cancelled: { reason: 'staff' as const, at: '2026-06-08T00:00:00Z' } };
  const hotel = hotelWith(
    session('s1', 10, { bookings: [booking('b1', 'confirmed'), booking('b2', 'no_show')] }),
    session('s2', 10, off),
    session('s3', 7),
  );

  await hotel.checkAt(9.9);
  expect(hotel.changes).toEqual([]);
  await hotel.checkAt(10);
  await hotel.checkAt(10.1);

  expect(hotel.changes).toEqual([{ name: 'redeemActivity', ask: { reference: 'AC-b1' } }]);
});

test('bad weather calls off one session a week, which is still ahead and outdoors, marked as a demo', async () => {
  const days = Array.from({ length: 14 }, (_, day) => day);
  const hotel = hotelWith(
    ...days.flatMap((day) => [
      session(`${day}-early`, day * 24 + 6, { weatherDependent: true }),
      session(`${day}-empty`, day * 24 + 11, { weatherDependent: true, bookings: [], booked: 0 }),
      session(`${day}-indoors`, day * 24 + 12),
      session(`${day}-boat`, day * 24 + 14, { weatherDependent: true }),
      session(`${day}-hike`, day * 24 + 16, { weatherDependent: true }),
    ]),
  );

  for (let hour = 9; hour < 14 * 24; hour += 1) if (hour % 24 >= 9) await hotel.checkAt(hour);

  const off = hotel.changes.filter(({ name }) => name === 'cancelSession').map(({ ask }) => ask);
  expect(off).toMatchObject([
    { sessionUuid: '2-boat', version: 1, reasonCode: 'weather' },
    { sessionUuid: '9-boat', version: 1, reasonCode: 'weather' },
  ]);
  for (const { note } of off) expect(note).toMatch(/^Demo: /);
});
