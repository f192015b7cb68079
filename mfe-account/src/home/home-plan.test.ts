import { TIMELINE_KINDS, TIMELINE_NEEDS } from '@guest/shared/contracts/timeline/timeline-kinds';
import type { TimelineItem } from '@guest/shared/contracts/timeline/timeline.contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planItem } from '../reservations/testing/plan-items';
import { homePlan } from './home-plan';

const now = Date.parse('2026-06-01T12:00:00Z');
const today = '2026-06-01';
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

const at = (n: number, from: number, facts: Partial<TimelineItem> = {}) =>
  planItem(n, { startsAt: inMinutes(from), endsAt: inMinutes(from + 60), ...facts });
const stay = (n: number, from: number, to: number) =>
  planItem(n, { kind: 'stay', status: 'checked_in', startsAt: inMinutes(from), endsAt: inMinutes(to) });

function plan(...items: TimelineItem[]) {
  const { needs, next, rest } = homePlan(items, { now, today });
  const titles = (some: TimelineItem[]) => some.map(({ title }) => title);
  return { needs: titles(needs), next: next?.title, rest: titles(rest) };
}

test('R-12 an order that arrives now is next, before the table tonight', () => {
  const order = at(1, -5, { kind: 'order', status: 'delivering', title: 'Kitchen' });

  expect(plan(stay(3, -3_000, 3_000), at(2, 300, { title: 'Grill' }), order)).toEqual({
    needs: [],
    next: 'Kitchen',
    rest: ['Grill'],
  });
});

test('R-12 the table tonight is next, before the one where the guest sits and before tomorrow', () => {
  const items = [
    at(1, -30, { title: 'Bar', status: 'seated' }),
    at(2, 300, { title: 'Grill' }),
    at(3, 1_500, { title: 'Cellar', day: '2026-06-02' }),
  ];

  expect(plan(...items)).toEqual({ needs: [], next: 'Grill', rest: ['Bar'] });
});

test('R-12 the stay is next only if there is nothing else', () => {
  expect(plan(stay(1, -60, 3_000))).toEqual({ needs: [], next: 'Grill', rest: [] });
  expect(plan(stay(1, -60, 3_000), at(2, 60, { title: 'Spa' })).next).toBe('Spa');
});

test('R-12 tasks of the guest come by urgency, without offers that have ended', () => {
  const offer = (n: number, title: string, until: number) =>
    at(n, 200, { title, status: 'offered', needs: { what: 'offer', until: inMinutes(until) } });
  const needsAnswer = at(4, -100, {
    kind: 'order',
    status: 'delivered',
    title: 'Kitchen',
    needs: { what: 'answer' },
  });

  expect(plan(needsAnswer, offer(1, 'Grill', 14), offer(2, 'Bar', 3), offer(3, 'Cellar', -1))).toEqual({
    needs: ['Bar', 'Grill', 'Kitchen'],
    next: 'Cellar',
    rest: [],
  });
});

test('R-12 announcements and what is cancelled or over are left out', () => {
  expect(
    plan(
      at(1, -60, { kind: 'announcement', status: 'service', needs: { what: 'acknowledge' } }),
      at(2, 60, { status: 'cancelled' }),
      at(3, -300),
    ),
  ).toEqual({ needs: [], next: undefined, rest: [] });
});

const anyItems = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...TIMELINE_KINDS),
      status: fc.constantFrom('confirmed', 'cancelled', 'offered', 'delivering', 'delivered', 'open', 'done'),
      from: fc.option(fc.integer({ min: -3_000, max: 3_000 }), { nil: undefined }),
      day: fc.constantFrom('2026-05-31', today, '2026-06-02'),
      need: fc.option(fc.constantFrom(...TIMELINE_NEEDS), { nil: undefined }),
      until: fc.option(fc.integer({ min: -30, max: 30 }), { nil: undefined }),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ from, need, until, ...facts }, i) => ({
      ...planItem(i, facts),
      startsAt: from === undefined ? undefined : inMinutes(from),
      endsAt: from === undefined ? undefined : inMinutes(from + 60),
      needs: need && { what: need, until: until === undefined ? undefined : inMinutes(until) },
    })),
  )
  // Absent fields are left out of replies.
  .map((items) => JSON.parse(JSON.stringify(items)) as TimelineItem[]);

test('R-12 no item is shown twice, and the selection does not depend on the order of the reply', () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      const shown = homePlan(items, { now, today });
      const ids = [...shown.needs, ...(shown.next ? [shown.next] : []), ...shown.rest].map(({ id }) => id);

      expect(new Set(ids).size).toBe(ids.length);
      expect(homePlan([...items].reverse(), { now, today })).toEqual(shown);
      expect(shown.needs.every(({ needs }) => !needs?.until || Date.parse(needs.until) > now)).toBe(true);
      expect(shown.rest.every(({ kind }) => kind !== 'stay' && kind !== 'announcement')).toBe(true);
      if (!shown.next) expect(shown.rest).toEqual([]);
    }),
  );
});
