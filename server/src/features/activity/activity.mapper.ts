import type {
  Activity,
  ActivitySummary,
  BookableActivity,
} from '@guest/shared/contracts/activity/activity.contract';
import type { activity, outlet } from '../../platform/db/tables/schema';
import type { PropertyScope } from '../property/property-scope';
import { toSession, type BookableRow, type ActivitySessionRow } from './session.mapper';

type ListedActivityRow = typeof activity.$inferSelect & { bookableActivities: { id: string }[] };
export type ActivityRow = typeof activity.$inferSelect & {
  bookableActivities: BookableRow[];
  outlet: typeof outlet.$inferSelect | null;
  /** Contains only sessions that have not begun, the next one first. */
  sessions: ActivitySessionRow[];
};

/** Returns the part of an activity that its sessions carry in the schedule. */
export function toScheduledActivity(row: ListedActivityRow, { localize, image, price }: PropertyScope) {
  return {
    uuid: row.id,
    slug: row.slug,
    name: localize(row.name),
    images: row.pictures.map((picture) => image(picture)),
    place: localize(row.place),
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
    ...toScheduledActivity(row, scope),
    ...(row.outletId && { outletUuid: row.outletId }),
    ...(next && { next: toSession(next, cutoffOf(next, row.bookableActivities), now) }),
  };
}

export function toActivity(row: ActivityRow, scope: PropertyScope, now: number): Activity {
  const { localize } = scope;
  const isWithdrawn = row.withdrawnAt !== null;
  return {
    ...toActivitySummary(row, scope, now),
    description: localize(row.description),
    ...(row.outlet?.withdrawnAt === null && {
      outlet: { uuid: row.outlet.id, slug: row.outlet.slug, name: localize(row.outlet.name) },
    }),
    ...(row.ageLabel && { ageLabel: localize(row.ageLabel) }),
    ...(row.level && { level: localize(row.level) }),
    languages: row.languages,
    weatherDependent: row.isWeatherDependent,
    accessibility: row.accessibility,
    whatToBring: row.whatToBring.map(localize),
    included: row.included.map(localize),
    bookableActivities: isWithdrawn ? [] : row.bookableActivities.map((one) => toBookable(one, scope)),
    sessions: (isWithdrawn ? [] : row.sessions).map((session) =>
      toSession(session, cutoffOf(session, row.bookableActivities), now),
    ),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A session that cannot be booked closes when it begins. */
const cutoffOf = ({ bookableActivityId }: ActivitySessionRow, bookables: BookableRow[]): number =>
  bookables.find(({ id }) => id === bookableActivityId)?.bookingCutoffMinutes ?? 0;

function toBookable(row: BookableRow, { localize, price }: PropertyScope): BookableActivity {
  return {
    bookableActivityId: row.id,
    name: localize(row.name),
    units: row.units.map((unit) => ({ ...unit, name: localize(unit.name), price: price(unit.price) })),
    minUnits: row.minUnits,
    maxUnits: row.maxUnits,
    ...(row.minParticipants !== null && { minParticipants: row.minParticipants }),
    bookingCutoffMinutes: row.bookingCutoffMinutes,
    cancelCutoffMinutes: row.cancelCutoffMinutes,
    holdMinutes: row.holdMinutes,
    requiresApproval: row.requiresApproval,
    policyText: localize(row.policyText),
    ...(row.waiver && { waiver: { version: row.waiver.version, text: localize(row.waiver.text) } }),
    questions: row.questions.map((question) => ({ ...question, label: localize(question.label) })),
    contactFields: row.contactFields,
    modifyCutoffMinutes: row.modifyCutoffMinutes ?? row.cancelCutoffMinutes,
    waitlist: { enabled: row.waitlist.enabled, offerMinutes: row.waitlist.offerMinutes },
    payWays: row.payWays,
  };
}
