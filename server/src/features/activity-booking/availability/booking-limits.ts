import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { isStayMissing } from '@guest/shared/contracts/sign-up/requirements';
import type { Connection } from '../../../platform/db/database';
import { activityBooking, activitySession } from '../../../platform/db/tables/schema';
import { unprocessable } from '../../../platform/errors/request-error';
import type { GuestRow } from '../../identity/guest.repository';
import { requireKnownGuest, currentStayState } from '../../identity/require-known-guest';
import type { PropertyRow } from '../../property/property-scope';
import { activityLimit } from '../model/activity-errors';
import { MAX_UPCOMING } from '../model/activity-policy';

const UNFINISHED = ['pending', 'confirmed', 'waitlisted', 'offered'] as const;

/** Throws if the hotel does not know enough about a guest to expect them at an activity. */
export function assertCanBook(row: GuestRow, property: PropertyRow, now: number): void {
  requireKnownGuest(row, 'activity-booking', { property, now });
  const { checkin, checkout } = row;
  if (isStayMissing({ checkin, checkout, stay_state: currentStayState(row, property, now) })) {
    const message = 'Add your stay dates so we know when you are here.';
    throw unprocessable('checkin', 'stay_required', message);
  }
}

/** Throws if the guest has reached the limit of upcoming activities. */
export async function assertBelowLimit(
  tx: Connection,
  { guestId, except, now }: { guestId: string; except: string | null; now: number },
): Promise<void> {
  const ahead = await tx
    .select({ id: activityBooking.id })
    .from(activityBooking)
    .innerJoin(activitySession, eq(activitySession.id, activityBooking.sessionId))
    .where(
      and(
        eq(activityBooking.guestId, guestId),
        inArray(activityBooking.status, [...UNFINISHED]),
        except === null ? undefined : ne(activityBooking.id, except),
        gt(activitySession.endsAt, new Date(now)),
      ),
    );
  if (ahead.length >= MAX_UPCOMING) throw activityLimit(ahead.length);
}

/** Returns the guest's booking of the same session, or `undefined`. */
export async function bookingOfSession(
  tx: Connection,
  { guestId, sessionId, except }: { guestId: string; sessionId: string; except?: string },
): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: activityBooking.id })
    .from(activityBooking)
    .where(
      and(
        eq(activityBooking.guestId, guestId),
        eq(activityBooking.sessionId, sessionId),
        inArray(activityBooking.status, [...UNFINISHED]),
        except === undefined ? undefined : ne(activityBooking.id, except),
      ),
    );
  return found?.id;
}
