import { groupsOf } from '@guest/shared/contracts/timeline/timeline-groups';
import type { TimelineGroup } from '@guest/shared/contracts/timeline/timeline-kinds';
import type { TimelineItem } from '@guest/shared/contracts/timeline/timeline.contract';

/** The guest's plan as the home page shows it. No item stands in more than one part. */
export interface HomePlan {
  /** The items that need an answer of the guest, the most urgent first. */
  needs: TimelineItem[];
  next: TimelineItem | undefined;
  /** The other items of the current business day, in order of time. */
  rest: TimelineItem[];
}

interface HomeClock {
  now: number;
  /** The current business day of the property. */
  today: string;
}

/**
 * Selects the items of the day plan for the home page. Announcements are left out because the page shows them
 * separately.
 */
export function homePlan(items: readonly TimelineItem[], { now, today }: HomeClock): HomePlan {
  const groups = groupsOf(items, now);
  const needs = items.filter((item) => isNeeded(item, groups.get(item.id), now)).sort(byUrgency);
  const open = items.filter(
    (item) =>
      item.kind !== 'announcement' &&
      !needs.includes(item) &&
      !['past', 'cancelled'].includes(groups.get(item.id) ?? ''),
  );
  const rank = (item: TimelineItem) => rankOf(item, groups.get(item.id), today);
  const [next] = [...open].sort((one, other) => rank(one) - rank(other) || byStart(one, other));
  const isToday = (item: TimelineItem) => item.day === today || groups.get(item.id) === 'now';
  const rest = open.filter((item) => item !== next && item.kind !== 'stay' && isToday(item)).sort(byStart);
  return { needs, next, rest };
}

/** A delivered order may still have a question, but an expired offer needs no answer. */
function isNeeded({ kind, needs }: TimelineItem, group: TimelineGroup | undefined, now: number): boolean {
  if (!needs || kind === 'announcement' || group === 'cancelled') return false;
  return needs.until === undefined || Date.parse(needs.until) > now;
}

/**
 * An order that arrives now comes first. The next item of today comes before the current one, and the stay itself is
 * shown only if there is no other item.
 */
function rankOf(
  { kind, day, startsAt }: TimelineItem,
  group: TimelineGroup | undefined,
  today: string,
): number {
  if (kind === 'stay' && group === 'now') return 5;
  if (startsAt === undefined && group !== 'now') return 4;
  if (group === 'now') return kind === 'order' ? 0 : 2;
  return day <= today ? 1 : 3;
}

const startOf = ({ startsAt }: TimelineItem) => (startsAt === undefined ? 0 : Date.parse(startsAt));
const byStart = (one: TimelineItem, other: TimelineItem) =>
  startOf(one) - startOf(other) || (one.id < other.id ? -1 : 1);

const endOf = ({ needs }: TimelineItem) => (needs?.until === undefined ? Infinity : Date.parse(needs.until));
function byUrgency(one: TimelineItem, other: TimelineItem): number {
  const [first, second] = [endOf(one), endOf(other)];
  return first === second ? byStart(one, other) : first - second;
}
