import { addMinutes, instantOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import { normalizeLine } from '@guest/shared/contracts/guest/guest-text';
import type { StoredActivityPolicy } from '../../../platform/db/tables/activity/activity-booking';
import { malformedIn } from '../../../platform/errors/request-error';
import { parseNote } from '../../../platform/validation/parse-note';
import type { ActivitySessionRow } from '../../activity/session.mapper';
import { cancelByOf } from '../model/activity-policy';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PLACE_MAX = 200;

export type SessionChanges = Partial<
  Pick<
    ActivitySessionRow,
    'localStart' | 'localEnd' | 'startsAt' | 'endsAt' | 'place' | 'capacity' | 'placesTaken' | 'guaranteedAt'
  >
>;

type SessionChangeRequest = Pick<
  RequestOf<'changeSession'>,
  'localDateTimeStart' | 'place' | 'capacity' | 'placesTaken' | 'guaranteed'
>;

/** Returns the columns that differ from the stored ones. A session keeps its duration, also when the clock changes. */
export function sessionChanges(
  stored: ActivitySessionRow,
  requested: SessionChangeRequest,
  { timeZone, now }: { timeZone: string; now: number },
): SessionChanges {
  const { localDateTimeStart: localStart, capacity, placesTaken, guaranteed } = requested;
  const place = requested.place === undefined ? undefined : parsePlace(requested.place);
  return {
    ...(localStart !== undefined &&
      localStart !== stored.localStart &&
      movedTo(localStart, stored, timeZone)),
    ...(place !== undefined && place !== stored.place && { place }),
    ...(capacity !== undefined && capacity !== stored.capacity && { capacity }),
    ...(placesTaken !== undefined && placesTaken !== stored.placesTaken && { placesTaken }),
    ...(guaranteed === true && stored.guaranteedAt === null && { guaranteedAt: new Date(now) }),
  };
}

function movedTo(
  localStart: string,
  { startsAt, endsAt }: ActivitySessionRow,
  timeZone: string,
): SessionChanges {
  // A date such as 31 April would silently become another day.
  if (addMinutes(localStart, 0) !== localStart) throw malformedIn('localDateTimeStart');
  const start = instantOf(localStart, timeZone);
  const end = start + endsAt.getTime() - startsAt.getTime();
  return {
    localStart: localDateTimeAt(start, timeZone),
    localEnd: localDateTimeAt(end, timeZone),
    startsAt: new Date(start),
    endsAt: new Date(end),
  };
}

function parsePlace(typed: string | null): string | null {
  const place = normalizeLine(parseNote(typed ?? '', { max: PLACE_MAX, field: 'place' }));
  return place === '' ? null : place;
}

/**
 * The end of free cancellation after the hotel has moved a session: guests who cannot come at the new time
 * have at least a day to say so, but not beyond the start.
 */
export function movedCancelBy(session: ActivitySessionRow, policy: StoredActivityPolicy, now: number): Date {
  const dayToAnswer = Math.min(now + DAY_MS, session.startsAt.getTime());
  return new Date(Math.max(cancelByOf(session, policy), dayToAnswer));
}
