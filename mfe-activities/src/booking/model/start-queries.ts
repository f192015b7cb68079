import type { Host } from '@guest/shared';
import { activityBookingContract } from '@guest/shared/contracts/activity/activity-booking.contract';
import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import { readQuery } from '@guest/shared/reads/read-query';

const DAYS_SHOWN = 21;
/** A finger that stays near a link does not read the same again. */
const JUST_READ_MS = 2_000;

/** The offer of an activity whose sessions are read. */
interface SessionsAddress {
  property: string;
  activityId: string;
  bookableActivityId: string;
}

/** Returns the query of the sessions of the next three weeks. */
export function sessionsQuery(
  host: Pick<Host, 'api' | 'lang' | 'now'>,
  { timeZone, businessDayStart }: Pick<Property, 'timeZone' | 'businessDayStart'>,
  params: SessionsAddress,
) {
  const from = businessDay(host.now(), timeZone, businessDayStart);
  const query = { from, to: addDays(from, DAYS_SHOWN - 1) };
  return { ...readQuery(host, activityContract.listSessions, { params, query }), staleTime: JUST_READ_MS };
}

/** Returns the query of the places that the guest holds. */
export const holdQuery = (host: Pick<Host, 'api' | 'lang'>, property: string) =>
  readQuery(host, activityBookingContract.getActivityHold, { params: { property } });

/**
 * Reads what decides with which step a booking starts: the sessions and, for a guest, the places that they hold. The booking
 * itself tells about a failure.
 */
export async function prefetchStart(host: Host, address: SessionsAddress): Promise<void> {
  const { property } = host.property.getState();
  if (!property) return;
  await Promise.all([
    host.queries.prefetchQuery(sessionsQuery(host, property, address)),
    host.session.getState().token !== null &&
      host.queries.prefetchQuery({ ...holdQuery(host, address.property), staleTime: JUST_READ_MS }),
  ]);
}
