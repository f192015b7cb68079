import { stayOfUser, stayStateOf } from '@guest/shared/contracts/stay/stay-rules';

/** The value of `data-guest`: the state of the stay, or empty if the guest has not told the hotel of one. */
type GuestMark = 'PRE' | 'IN' | 'OUT' | '';

const MINUTE_MS = 60_000;
/** The usual start of a hotel's business day. */
const DAY_STARTS_AT_MINUTE = 300;

/**
 * Returns the mark by the clock of the device, because the property is not known before the first paint. The
 * mark only reserves space; what is shown follows the clock of the hotel.
 */
export function guestMark(saved: Parameters<typeof stayOfUser>[0], now: Date): GuestMark {
  const minutes = now.getTimezoneOffset() + DAY_STARTS_AT_MINUTE;
  const today = new Date(now.getTime() - minutes * MINUTE_MS).toISOString().slice(0, 10);
  return stayStateOf(stayOfUser(saved), today) ?? '';
}
