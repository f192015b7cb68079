import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedCancelBy, sessionChanges } from './session-changes';

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.UTC(2026, 5, 10) + hours * HOUR_MS);
// The functions read only these columns of the row and of the policy.
const stored = (hours: number, durationHours: number) =>
  ({
    localStart: at(hours).toISOString().slice(0, 16),
    startsAt: at(hours),
    endsAt: at(hours + durationHours),
    place: 'Pontoon D',
    capacity: 6,
    placesTaken: 0,
    guaranteedAt: null,
  }) as Parameters<typeof sessionChanges>[0];
const policyWith = (cancelCutoffMinutes: number) =>
  ({ cancelCutoffMinutes }) as Parameters<typeof movedCancelBy>[1];
const hours = fc.integer({ min: 0, max: 24 * 300 });

test('a moved session keeps its duration, also across a change of the clock', () => {
  fc.assert(
    fc.property(hours, hours, fc.integer({ min: 1, max: 12 }), (from, to, duration) => {
      const session = stored(from, duration);
      const localDateTimeStart = at(to).toISOString().slice(0, 16);
      const scope = { timeZone: 'Europe/Madrid', now: 0 };
      const { startsAt, endsAt } = sessionChanges(session, { localDateTimeStart }, scope);
      const lasts = startsAt && endsAt && endsAt.getTime() - startsAt.getTime();

      expect(lasts).toBe(from === to ? undefined : duration * HOUR_MS);
    }),
  );
});

test.each([
  // The clocks go forward at 02:00 on 29 March 2026, and back at 03:00 on 25 October.
  ['2026-03-29T01:30', '2026-03-29T01:30', '2026-03-29T04:30'],
  ['2026-03-29T02:30', '2026-03-29T03:30', '2026-03-29T05:30'],
  ['2026-10-25T01:30', '2026-10-25T01:30', '2026-10-25T02:30'],
])('a session of two hours moved to %s begins at %s and ends at %s by the clock', (to, begins, ends) => {
  const changes = sessionChanges(
    stored(0, 2),
    { localDateTimeStart: to },
    { timeZone: 'Europe/Madrid', now: 0 },
  );

  expect(changes).toMatchObject({ localStart: begins, localEnd: ends });
});

test('unchanged values are not changes', () => {
  const session = stored(5, 2);
  const same = { place: ' Pontoon  D ', capacity: 6, placesTaken: 0, localDateTimeStart: session.localStart };

  expect(sessionChanges(session, same, { timeZone: 'UTC', now: 0 })).toEqual({});
  expect(sessionChanges(session, { place: '' }, { timeZone: 'UTC', now: 0 })).toEqual({ place: null });
});

test('free cancellation of a moved session ends no earlier than agreed, and within a day only at the start', () => {
  fc.assert(
    fc.property(hours, fc.integer({ min: 0, max: 5_000 }), (ahead, cutoffMinutes) => {
      const now = at(0).getTime();
      const session = stored(ahead, 2);
      const until = movedCancelBy(session, policyWith(cutoffMinutes), now).getTime();
      const start = session.startsAt.getTime();

      expect(until).toBeLessThanOrEqual(start);
      expect(until).toBeGreaterThanOrEqual(start - cutoffMinutes * 60_000);
      expect(until).toBeGreaterThanOrEqual(Math.min(start, now + 24 * HOUR_MS));
    }),
  );
});
