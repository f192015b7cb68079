import { businessDay, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import { stayStateOf, type StayDates } from '@guest/shared/contracts/stay/stay-rules';
import type { PropertyRow } from '../../property/property-scope';

/** Whether guests may publish posts and comments now, by the settings of the property. */
export function isPostingOpen(
  {
    sharePolicy,
    timeZone,
    businessDayStart,
  }: Pick<PropertyRow, 'sharePolicy' | 'timeZone' | 'businessDayStart'>,
  guest: StayDates,
  now: number,
): boolean {
  const { hours, stayStates, isClosed } = sharePolicy;
  if (isClosed) return false;
  if (hours && !isWithin(hours, timeOf(localDateTimeAt(now, timeZone)))) return false;
  if (stayStates === null) return true;
  const state = stayStateOf(guest, businessDay(now, timeZone, businessDayStart));
  return state !== null && stayStates.includes(state);
}

/** Hours may go beyond midnight, as from 20:00 to 02:00. Equal times mean the whole day. */
function isWithin({ from, until }: { from: string; until: string }, time: string): boolean {
  if (from === until) return true;
  return from < until ? from <= time && time < until : time >= from || time < until;
}
