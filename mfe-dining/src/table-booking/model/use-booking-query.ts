import { useLocation, useNavigate, useSearchParams } from '@guest/shared/router';

const DATE = /^2\d{3}-\d{2}-\d{2}$/;
const LOCAL_DATE_TIME = /^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DEFAULT_PARTY_SIZE = 2;
const MAX_PARTY_SIZE = 99;
/** The query parameter with which the sign-up returns. */
export const RETURNED_FROM_SIGN_IN = 'justRegistered';
/**
 * This value is stored in the history state and not in the address, so that a shared link does not create a
 * hold.
 */
const HOLD_NOW = 'firm';

/** The guest's search for a table; the page chooses values that are `undefined`. */
export interface BookingQuery {
  date: string | undefined;
  partySize: number;
  /** The UUID of an area. */
  area: string | undefined;
  /** The selected slot as `YYYY-MM-DDTHH:mm`. */
  at: string | undefined;
  /** The UUID of the booking that is being changed. */
  change: string | undefined;
  /** The UUID of the booking that is shown. */
  booking: string | undefined;
}

/** Stores the search in the address, so that it survives a reload and the sign-in. */
export function useBookingQuery() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const matchingParam = (name: string, shape: RegExp) => {
    const value = search.get(name) ?? '';
    return shape.test(value) ? value : undefined;
  };
  const party = Number(search.get('party'));

  const bookingQuery: BookingQuery = {
    date: validDateTime(matchingParam('date', DATE)),
    partySize: Number.isInteger(party) && party >= 1 && party <= MAX_PARTY_SIZE ? party : DEFAULT_PARTY_SIZE,
    area: matchingParam('area', UUID),
    at: validDateTime(matchingParam('at', LOCAL_DATE_TIME)),
    change: matchingParam('change', UUID),
    booking: matchingParam('booking', UUID),
  };

  /**
   * Changes the search; null removes a value. With `isHoldWanted` the time is held as soon as possible, and with
   * `isHistoryStep` the change creates a history entry.
   */
  function updateBookingQuery(
    changes: { [Name in 'date' | 'party' | 'area' | 'at' | 'change' | 'booking']?: string | null },
    { isHoldWanted = false, isHistoryStep = false } = {},
  ): void {
    const next = new URLSearchParams(search);
    next.delete(RETURNED_FROM_SIGN_IN);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    const state = isHoldWanted ? HOLD_NOW : null;
    void navigate({ search: next.toString() }, { replace: !isHistoryStep, preventScrollReset: true, state });
  }
  return { bookingQuery, updateBookingQuery, isHoldWanted: useLocation().state === HOLD_NOW };
}

/** Returns the date or time if it exists in the calendar, otherwise `undefined`. */
function validDateTime(dateTime = ''): string | undefined {
  const time = Date.parse(`${dateTime.padEnd(16, 'T00:00')}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(dateTime) ? dateTime : undefined;
}
