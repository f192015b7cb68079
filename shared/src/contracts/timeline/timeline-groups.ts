import type { TimelineGroup, TimelineKind } from './timeline-kinds';
import type { TimelineItem } from './timeline.schema';

type GroupedItem = Pick<TimelineItem, 'id' | 'kind' | 'status' | 'startsAt' | 'endsAt'>;

const CANCELLED = ['cancelled', 'declined', 'rejected', 'lapsed', 'expired'];
const FINISHED = ['completed', 'no_show', 'delivered', 'failed', 'done', 'closed', 'checked_out'];
/**
 * These kinds are over when their time is; guests can check in for an activity before it begins. An order, a request
 * and a stay are over when their status says so, however late they are.
 */
const ENDS_BY_CLOCK: readonly TimelineKind[] = ['table', 'activity', 'announcement'];

/** Returns the group of each item by its id. Exactly one of the items that are still ahead is `next`. */
export function groupsOf(items: readonly GroupedItem[], now: number): Map<string, TimelineGroup> {
  const groups = new Map(items.map((item) => [item.id, groupOf(item, now)]));
  const [next] = items
    .filter(({ id, startsAt }) => groups.get(id) === 'later' && startsAt !== undefined)
    .sort((one, other) => startOf(one) - startOf(other) || (one.id < other.id ? -1 : 1));
  if (next) groups.set(next.id, 'next');
  return groups;
}

function groupOf({ kind, status, startsAt, endsAt }: GroupedItem, now: number): TimelineGroup {
  if (CANCELLED.includes(status)) return 'cancelled';
  if (FINISHED.includes(status)) return 'past';
  const isOver = endsAt !== undefined && Date.parse(endsAt) <= now;
  if (isOver && ENDS_BY_CLOCK.includes(kind)) return 'past';
  if (startsAt === undefined) return kind === 'request' ? 'now' : 'later';
  return Date.parse(startsAt) <= now ? 'now' : 'later';
}

const startOf = ({ startsAt }: GroupedItem) => Date.parse(startsAt ?? '');
