import type { Overlap } from '@guest/shared/contracts/activity/activity-booking.contract';
import { instantOf } from '@guest/shared/contracts/core/local-time';
import { sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { precompileStatement } from '../../../platform/db/precompile-statement';
import {
  activity,
  activityBooking,
  activitySession,
  outlet,
  tableBooking,
} from '../../../platform/db/tables/schema';
import type { Text } from '../../../platform/db/tables/columns/stored';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyScope } from '../../property/property-scope';

/** A session that a guest wants to book, and the current time. */
interface PlansQuery {
  guestId: string;
  session: { id: string; startsAt: Date; endsAt: Date };
  now: number;
}

interface PlanRow extends Record<string, unknown> {
  kind: 'table' | 'activity';
  id: string;
  name: Text;
  startsAt: number;
  endsAt: number;
  isOfSession: boolean;
  /** A place on the waitlist does not occupy its time yet. */
  isWaiting: boolean;
}

const instantIn = (column: unknown) => sql`(extract(epoch from ${column}) * 1000)::float8`;

/** Loads everything that can conflict with a session. It is one statement, because the session is locked meanwhile. */
const plansStatement = precompileStatement(sql`
  select 'table' as kind, ${tableBooking.id}, ${outlet.name}, ${instantIn(tableBooking.startsAt)} as "startsAt",
    ${instantIn(tableBooking.endsAt)} as "endsAt", false as "isOfSession", false as "isWaiting"
  from ${tableBooking} join ${outlet} on ${outlet.id} = ${tableBooking.outletId}
  where ${tableBooking.guestId} = ${sql.placeholder('guestId')}::uuid
    and ${tableBooking.status} in ('requested', 'confirmed', 'seated', 'offered')
    and ${tableBooking.startsAt} < ${sql.placeholder('endsAt')}::timestamptz
    and ${tableBooking.endsAt} > ${sql.placeholder('startsAt')}::timestamptz
  union all
  select 'activity', ${activityBooking.id}, ${activity.name}, ${instantIn(activitySession.startsAt)},
    ${instantIn(activitySession.endsAt)}, ${activitySession.id} = ${sql.placeholder('sessionId')}::uuid,
    ${activityBooking.status} = 'waitlisted'
  from ${activityBooking} join ${activitySession} on ${activitySession.id} = ${activityBooking.sessionId}
    join ${activity} on ${activity.id} = ${activitySession.activityId}
  where ${activityBooking.guestId} = ${sql.placeholder('guestId')}::uuid
    -- Guests who have arrived are not booked again for the same session.
    and (${activityBooking.status} in ('pending', 'confirmed', 'waitlisted', 'offered')
      or ${activityBooking.status} = 'redeemed' and ${activitySession.id} = ${sql.placeholder('sessionId')}::uuid)`);

export type GuestPlans = Awaited<ReturnType<typeof guestPlans>>;

/** Returns the other bookings of a guest. */
export async function guestPlans(on: Connection, { guestId, session, now }: PlansQuery) {
  const { startsAt, endsAt } = session;
  const { rows } = await on.execute<PlanRow>(
    plansStatement({
      guestId,
      sessionId: session.id,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    }),
  );
  const activities = rows.filter(({ kind }) => kind === 'activity');
  return {
    /** The number of upcoming activities, without the session itself and without `except`. */
    upcoming: (except: string | null): number =>
      activities.filter((row) => !row.isOfSession && row.id !== except && row.endsAt > now).length,

    /** The id of the guest's booking of the session itself. */
    sameSession: (except?: string): string | undefined =>
      activities.find((row) => row.isOfSession && row.id !== except)?.id,

    /** Everything else at the same time, sorted by its start. `except` are bookings that are changed. */
    overlaps(guest: GuestRow, scope: PropertyScope, except: readonly string[]): Overlap[] {
      const booked = rows
        .filter((row) => !row.isWaiting && !except.includes(row.id))
        .filter((row) => row.startsAt < endsAt.getTime() && row.endsAt > startsAt.getTime())
        .map((row) => ({
          kind: row.kind,
          uuid: row.id,
          title: scope.localize(row.name),
          ...periodOf(row),
        }));
      return [...booked, ...checkOutWithin(guest, session, scope)].sort((a, b) =>
        a.startsAt < b.startsAt ? -1 : 1,
      );
    },
  };
}

const periodOf = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }) => ({
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
});

function checkOutWithin(
  { checkout }: GuestRow,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  { property }: PropertyScope,
): Overlap[] {
  if (checkout === null) return [];
  const at = instantOf(`${checkout}T${property.checkOutUntil}`, property.timeZone);
  if (at <= startsAt.getTime() || at >= endsAt.getTime()) return [];
  return [{ kind: 'check_out', title: '', ...periodOf({ startsAt: at, endsAt: at }) }];
}
