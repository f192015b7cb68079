import type { Host } from '@guest/shared';
import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import { readQuery } from '@guest/shared/reads/read-query';

const DAYS_SHOWN = 21;
/** Places go quickly, so a list is read again unless it has just been read, such as when a finger came to its link. */
const JUST_READ_MS = 2_000;

/** The offer of an activity whose sessions are read. */
export interface SessionsAddress {
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
