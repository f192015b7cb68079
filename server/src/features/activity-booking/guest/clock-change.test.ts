import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { property } from '../../../platform/db/tables/schema';
import { testApp } from '../../../testing/test-app';
import { activityGuest, bodyFor } from '../testing/activity-guests';
import { someActivity } from '../testing/some-session';

const HOUR_MS = 3_600_000;
const clock = { now: Date.parse('2026-03-28T12:00:00Z') };
const now = () => clock.now;
const suite = await testApp({ now, rateFactor: 1_000 });
const { db } = suite;
// In Madrid, the night of 29 March has no 02:30, and the night of 25 October has it twice.
await db.update(property).set({ timeZone: 'Europe/Madrid' }).where(eq(property.slug, 'casa-miramar'));

/** Books a session at 02:30 of this night and returns it with its calendar file. */
async function bookedAt(night: string, today: string) {
  clock.now = Date.parse(`${today}T12:00:00Z`);
  const stay = { checkin: today, checkout: '2026-12-31' };
  const { sessionId, adult } = await someActivity(suite, { starts: [`${night}T02:30`] });
  const ada = await activityGuest(suite, stay, now());
  const held = await ada.hold(sessionId, { [adult]: 1 });
  const { body } = await ada.book(bodyFor(held));
  const file = await ada.calendar(body.calendarPath);
  return { ada, held, body, lines: file.text.split('\r\n') };
}

test('a session at a skipped 02:30 begins an hour later and lasts two hours', async () => {
  const { body, lines } = await bookedAt('2026-03-29', '2026-03-28');

  // 02:30 is skipped, so the session begins at 03:30 summer time.
  expect(body).toMatchObject({ startsAt: '2026-03-29T01:30:00.000Z', endsAt: '2026-03-29T03:30:00.000Z' });
  expect(Date.parse(body.cancelBy)).toBe(Date.parse(body.startsAt) - 2 * HOUR_MS);
  expect(lines).toContain('DTSTART;TZID=Europe/Madrid:20260329T033000');
  expect(lines).toContain('DTEND;TZID=Europe/Madrid:20260329T053000');
});

test('a session at a repeated 02:30 begins at the first one', async () => {
  const { body, lines } = await bookedAt('2026-10-25', '2026-10-24');

  expect(body).toMatchObject({ startsAt: '2026-10-25T00:30:00.000Z', endsAt: '2026-10-25T02:30:00.000Z' });
  expect(Date.parse(body.cancelBy)).toBe(Date.parse(body.startsAt) - 2 * HOUR_MS);
  expect(lines).toContain('DTSTART;TZID=Europe/Madrid:20261025T023000');
  // Two hours later the clock shows 03:30 winter time.
  expect(lines).toContain('DTEND;TZID=Europe/Madrid:20261025T033000');
});

test('the deadlines of such sessions are instants and do not follow the clock change', async () => {
  const { ada, body } = await bookedAt('2026-10-25', '2026-10-24');
  const late = await someActivity(suite, { starts: ['2026-10-25T02:30'] });
  const starts = Date.parse(body.startsAt);

  clock.now = starts - 2 * HOUR_MS;
  const inTime = (await ada.one(body.uuid)).body.canCancel;
  clock.now = starts - 2 * HOUR_MS + 1;
  const tooLate = (await ada.one(body.uuid)).body.canCancel;
  clock.now = starts - HOUR_MS;
  const closed = await ada.hold(late.sessionId, { [late.adult]: 1 });

  expect([inTime, tooLate]).toEqual([true, false]);
  expect([closed.status, closed.body.code]).toEqual([409, 'session_closed']);
});

test('a session at 02:30 belongs to the previous business day on these nights too', async () => {
  clock.now = Date.parse('2026-10-24T12:00:00Z');
  const { sessionId, adult } = await someActivity(suite, { starts: ['2026-10-25T02:30'] });
  const next = await someActivity(suite, { starts: ['2026-10-25T05:30'] });
  const ada = await activityGuest(suite, { checkin: '2026-10-20', checkout: '2026-10-24' }, now());

  const held = await ada.hold(sessionId, { [adult]: 1 });
  const outside = await ada.hold(next.sessionId, { [next.adult]: 1 });

  expect(held.status).toBe(201);
  expect([outside.status, outside.body.code]).toEqual([422, 'outside_stay']);
});
