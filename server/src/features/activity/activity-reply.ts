import type {
  Activity,
  ActivitySummary,
  BookableActivity,
} from '@guest/shared/contracts/activity/activity.contract';
import type { activity, bookableActivity, outlet } from '../../platform/db/tables/schema';
import type { PropertyScope } from '../property/property-scope';
import { toSession, type SessionRow } from './session-reply';

type BookableRow = typeof bookableActivity.$inferSelect;
type Listed = typeof activity.$inferSelect & { bookableActivities: { id: string }[] };
export type ActivityRow = typeof activity.$inferSelect & {
  bookableActivities: BookableRow[];
  outlet: typeof outlet.$inferSelect | null;
  /** Only sessions that have not begun, the next one first. */
  sessions: SessionRow[];
};

/** Returns the part of an activity that its sessions carry in the schedule. */
export function toScheduled(row: Listed, { say, image, price }: PropertyScope) {
  return {
    uuid: row.id,
    slug: row.slug,
    name: say(row.name),
    images: row.pictures.map((picture) => image(picture)),
    place: say(row.place),
    categories: row.categories,
    durationMinutes: row.durationMinutes,
    dropIn: row.isDropIn,
    isBookable: row.bookableActivities.length > 0,
    ...(row.price !== null && { price: price(row.price) }),
  };
}

export function toActivitySummary(row: ActivityRow, scope: PropertyScope, now: number): ActivitySummary {
  const [next] = row.sessions;
  return {
    ...toScheduled(row, scope),
    ...(row.outletId && { outletUuid: row.outletId }),
    ...(next && { next: toSession(next, cutoffOf(next, row.bookableActivities), now) }),
  };
}

export function toActivity(row: ActivityRow, scope: PropertyScope, now: number): Activity {
  const { say } = scope;
  return {
    ...toActivitySummary(row, scope, now),
    description: say(row.description),
    ...(row.outlet && {
      outlet: { uuid: row.outlet.id, slug: row.outlet.slug, name: say(row.outlet.name) },
    }),
    ...(row.ageLabel && { ageLabel: say(row.ageLabel) }),
    ...(row.level && { level: say(row.level) }),
    languages: row.languages,
    weatherDependent: row.isWeatherDependent,
    accessibility: row.accessibility,
    whatToBring: row.whatToBring.map(say),
    included: row.included.map(say),
    bookableActivities: row.bookableActivities.map((one) => toBookable(one, scope)),
    sessions: row.sessions.map((session) =>
      toSession(session, cutoffOf(session, row.bookableActivities), now),
    ),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A session that cannot be booked closes when it begins. */
const cutoffOf = ({ bookableActivityId }: SessionRow, bookables: BookableRow[]): number =>
  bookables.find(({ id }) => id === bookableActivityId)?.bookingCutoffMinutes ?? 0;

function toBookable(row: BookableRow, { say, price }: PropertyScope): BookableActivity {
  return {
    bookableActivityId: row.id,
    name: say(row.name),
    units: row.units.map((unit) => ({ ...unit, name: say(unit.name), price: price(unit.price) })),
    minUnits: row.minUnits,
    maxUnits: row.maxUnits,
    ...(row.minParticipants !== null && { minParticipants: row.minParticipants }),
    bookingCutoffMinutes: row.bookingCutoffMinutes,
    cancelCutoffMinutes: row.cancelCutoffMinutes,
    holdMinutes: row.holdMinutes,
    requiresApproval: row.requiresApproval,
    policyText: say(row.policyText),
  };
}
