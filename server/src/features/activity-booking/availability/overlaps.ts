import type { Overlap } from '@guest/shared/contracts/activity/activity-booking.contract';
import { instantOf } from '@guest/shared/contracts/core/local-time';
import { and, eq, gt, inArray, lt, notInArray } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import {
  activity,
  activityBooking,
  activitySession,
  outlet,
  tableBooking,
} from '../../../platform/db/tables/schema';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyScope } from '../../property/property-scope';

interface OverlapQuery {
  guest: GuestRow;
  session: { startsAt: Date; endsAt: Date };
  /** Bookings of activities that are changed or replaced, so that they do not count. */
  except: readonly string[];
}

/** Returns everything else that the guest has at the same time, sorted by its start. */
export async function overlapsOf(
  on: Connection,
  { guest, session, except }: OverlapQuery,
  scope: PropertyScope,
): Promise<Overlap[]> {
  const { startsAt, endsAt } = session;
  const tables = await on
    .select({ booking: tableBooking, name: outlet.name })
    .from(tableBooking)
    .innerJoin(outlet, eq(outlet.id, tableBooking.outletId))
    .where(
      and(
        eq(tableBooking.guestId, guest.id),
        inArray(tableBooking.status, ['requested', 'confirmed', 'seated', 'offered']),
        lt(tableBooking.startsAt, endsAt),
        gt(tableBooking.endsAt, startsAt),
      ),
    );
  const activities = await on
    .select({ id: activityBooking.id, session: activitySession, name: activity.name })
    .from(activityBooking)
    .innerJoin(activitySession, eq(activitySession.id, activityBooking.sessionId))
    .innerJoin(activity, eq(activity.id, activitySession.activityId))
    .where(
      and(
        eq(activityBooking.guestId, guest.id),
        inArray(activityBooking.status, ['pending', 'confirmed', 'offered']),
        notInArray(activityBooking.id, [...except]),
        lt(activitySession.startsAt, endsAt),
        gt(activitySession.endsAt, startsAt),
      ),
    );
  const found: Overlap[] = [
    ...tables.map(({ booking, name }) => ({
      kind: 'table' as const,
      uuid: booking.id,
      title: scope.localize(name),
      ...periodOf(booking),
    })),
    ...activities.map((row) => ({
      kind: 'activity' as const,
      uuid: row.id,
      title: scope.localize(row.name),
      ...periodOf(row.session),
    })),
    ...checkOutWithin(guest, session, scope),
  ];
  return found.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

const periodOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

function checkOutWithin(
  { checkout }: GuestRow,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  { property }: PropertyScope,
): Overlap[] {
  if (checkout === null) return [];
  const at = new Date(instantOf(`${checkout}T${property.checkOutUntil}`, property.timeZone));
  if (at <= startsAt || at >= endsAt) return [];
  return [{ kind: 'check_out', title: '', ...periodOf({ startsAt: at, endsAt: at }) }];
}
