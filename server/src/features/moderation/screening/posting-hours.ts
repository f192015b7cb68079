import {
  addDays,
  businessDay,
  dateOf,
  instantOf,
  localDateTimeAt,
  timeOf,
} from '@guest/shared/contracts/core/local-time';
import type { PostingClosed } from '@guest/shared/contracts/feed/posting.contract';
import { stayStateOf, type StayDates } from '@guest/shared/contracts/stay/stay-rules';
import type { PropertyRow } from '../../property/property-scope';

/**
 * Returns why the settings of the property do not allow posts and comments now, or `null` if they do. For an
 * anonymous visitor (`guest` is `null`), the rule about the stay is skipped.
 */
export function postingClosedNow(
  {
    sharePolicy,
    timeZone,
    businessDayStart,
  }: Pick<PropertyRow, 'sharePolicy' | 'timeZone' | 'businessDayStart'>,
  guest: StayDates | null,
  now: number,
): PostingClosed | null {
  const { hours, stayStates, isClosed } = sharePolicy;
  if (isClosed) return { reason: 'hotel' };
  const state = guest && stayStateOf(guest, businessDay(now, timeZone, businessDayStart));
  if (guest && stayStates && (state === null || !stayStates.includes(state)))
    return { reason: 'stay', stayStates };
  const local = localDateTimeAt(now, timeZone);
  if (!hours || isWithin(hours, timeOf(local))) return null;
  const opensOn = timeOf(local) < hours.from ? dateOf(local) : addDays(dateOf(local), 1);
  const opensAt = new Date(instantOf(`${opensOn}T${hours.from}`, timeZone)).toISOString();
  return { reason: 'hours', hours, timeZone, opensAt };
}

/** Hours may go beyond midnight, as from 20:00 to 02:00. Equal times mean the whole day. */
function isWithin({ from, until }: { from: string; until: string }, time: string): boolean {
  if (from === until) return true;
  return from < until ? from <= time && time < until : time >= from || time < until;
}
