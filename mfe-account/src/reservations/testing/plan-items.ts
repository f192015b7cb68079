import type { Conflict, Timeline, TimelineItem } from '@guest/shared/contracts/timeline/timeline.contract';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';

/** The time of `propertyHost`: 13:00 in Lisbon. */
const NOW = '2026-06-01T12:00:00.000Z';

/** An item of the day plan; by default a table tonight. */
export function planItem(n: number, facts: Partial<TimelineItem> = {}): TimelineItem {
  const { kind = 'table' } = facts;
  return {
    id: `${kind}:${uuidOf(n)}`,
    kind,
    uuid: uuidOf(n),
    version: 1,
    title: 'Grill',
    startsAt: '2026-06-01T19:00:00.000Z',
    endsAt: '2026-06-01T20:30:00.000Z',
    allDay: false,
    day: '2026-06-01',
    status: 'confirmed',
    group: 'later',
    link: {
      route: 'property-outlet-book',
      params: { property: 'grand', outlet: 'grill' },
      query: { booking: uuidOf(n) },
    },
    actions: [],
    ...facts,
  };
}

export const timeline = (items: TimelineItem[], conflicts: Conflict[] = []): Timeline => ({
  serverTime: NOW,
  items,
  conflicts,
});
