import type { TimelineKind } from './timeline-kinds';
import type { Conflict } from './timeline.schema';

const MINUTE_MS = 60_000;
/** Two places with less time between them are hard to reach one after the other. */
const TIGHT_MINUTES = 15;

/** A part of the day plan as the rules for conflicts see it. Times are instants in milliseconds. */
export interface PlannedEntry {
  id: string;
  kind: TimelineKind;
  startsAt: number;
  endsAt: number;
  /** Identifies where the guest has to be. Without it, nothing is known about the way. */
  place?: string | undefined;
  /** Whether somebody comes to the guest's room. */
  isForRoom?: boolean;
}

/** Returns the conflicts between entries that are neither cancelled nor over, in order of their first entry. */
export function findConflicts(entries: readonly PlannedEntry[]): Conflict[] {
  const sorted = [...entries].sort(byStart);
  const visits = sorted.filter(({ kind }) => kind === 'table' || kind === 'activity');
  const stays = sorted.filter(({ kind }) => kind === 'stay');
  const deliveries = sorted.filter(({ isForRoom }) => isForRoom === true);
  return [
    ...visits.flatMap((visit, i) => visits.slice(i + 1).flatMap((later) => conflictOfVisits(visit, later))),
    ...stays.flatMap((stay) => visits.flatMap((visit) => conflictWithCheckOut(stay, visit))),
    ...deliveries
      .filter(({ kind }) => kind === 'order')
      .flatMap((order) => visits.flatMap((visit) => conflictOfAbsence(order, visit))),
    ...deliveries.flatMap((delivery) => conflictAfterCheckOut(delivery, stays)),
  ];
}

function conflictOfVisits(one: PlannedEntry, later: PlannedEntry): Conflict[] {
  const between = { a: one.id, b: later.id };
  const shared = Math.min(one.endsAt, later.endsAt) - later.startsAt;
  if (shared > 0) return [{ ...between, kind: 'overlap', minutes: toMinutes(shared) }];
  const isElsewhere = one.place !== undefined && later.place !== undefined && one.place !== later.place;
  const gap = later.startsAt - one.endsAt;
  return isElsewhere && gap < TIGHT_MINUTES * MINUTE_MS
    ? [{ ...between, kind: 'tight', minutes: toMinutes(gap) }]
    : [];
}

/** The room has to be free at an hour at which the guest is still at the table or the activity. */
function conflictWithCheckOut(stay: PlannedEntry, visit: PlannedEntry): Conflict[] {
  if (visit.startsAt >= stay.endsAt || visit.endsAt <= stay.endsAt) return [];
  return [{ a: stay.id, b: visit.id, kind: 'overlap', minutes: toMinutes(visit.endsAt - stay.endsAt) }];
}

/** An order without a window is due at one instant, which counts if the visit has begun and not ended. */
function conflictOfAbsence(order: PlannedEntry, visit: PlannedEntry): Conflict[] {
  const from = Math.max(order.startsAt, visit.startsAt);
  const to = Math.min(order.endsAt, visit.endsAt);
  const isInstant = order.startsAt === order.endsAt;
  const isDueMeanwhile = from < visit.endsAt && (from < to || (isInstant && from === to));
  if (!isDueMeanwhile) return [];
  const [first, second] = byStart(order, visit) < 0 ? [order, visit] : [visit, order];
  return [{ a: first.id, b: second.id, kind: 'away', minutes: toMinutes(to - from) }];
}

/** A guest with two stays in a row still has a room between them. */
function conflictAfterCheckOut(delivery: PlannedEntry, stays: readonly PlannedEntry[]): Conflict[] {
  const due = delivery.startsAt;
  if (stays.some(({ startsAt, endsAt }) => startsAt <= due && due <= endsAt)) return [];
  const last = stays.filter(({ endsAt }) => endsAt < due).sort((one, other) => other.endsAt - one.endsAt)[0];
  if (!last) return [];
  return [{ a: last.id, b: delivery.id, kind: 'after_checkout', minutes: toMinutes(due - last.endsAt) }];
}

const toMinutes = (ms: number) => Math.floor(ms / MINUTE_MS);

const byStart = (one: PlannedEntry, other: PlannedEntry) =>
  one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1);
