import { findConflicts } from '@guest/shared/contracts/timeline/timeline-conflicts';
import { groupsOf } from '@guest/shared/contracts/timeline/timeline-groups';
import type { Timeline, TimelineItem } from '@guest/shared/contracts/timeline/timeline.contract';
import type { TimelineEntry } from '../entries/entry-source';

/** Sorts the entries by time, groups them and names the conflicts of those that are still to come. */
export function toTimeline(entries: TimelineEntry[], now: number): Timeline {
  const groups = groupsOf(
    entries.map(({ item }) => item),
    now,
  );
  const groupOf = ({ item }: TimelineEntry) => groups.get(item.id) ?? 'later';
  const isAhead = (entry: TimelineEntry) => !['past', 'cancelled'].includes(groupOf(entry));
  const sorted = [...entries].sort(({ item: one }, { item: other }) => byTime(one, other));
  return {
    serverTime: new Date(now).toISOString(),
    items: sorted.map((entry) => ({ ...entry.item, group: groupOf(entry) })),
    conflicts: findConflicts(sorted.filter(isAhead).flatMap(toPlannedEntry)),
  };
}

function toPlannedEntry({ item, whereabouts, isForRoom }: TimelineEntry) {
  if (item.startsAt === undefined) return [];
  const startsAt = Date.parse(item.startsAt);
  const endsAt = item.endsAt === undefined ? startsAt : Date.parse(item.endsAt);
  return [
    { id: item.id, kind: item.kind, startsAt, endsAt, place: whereabouts, isForRoom: isForRoom === true },
  ];
}

/** An item without a time stands at the end of its day. */
function byTime(one: Omit<TimelineItem, 'group'>, other: Omit<TimelineItem, 'group'>): number {
  const keyOf = ({ day, startsAt = '~', id }: Omit<TimelineItem, 'group'>) => `${day} ${startsAt} ${id}`;
  return keyOf(one) < keyOf(other) ? -1 : 1;
}
