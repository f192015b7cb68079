import { useLocation, useNavigate, useSearchParams } from '@guest/shared/router';

const DATE = /^2\d{3}-\d{2}-\d{2}$/;
const LOCAL = /^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const USUAL_PARTY = 2;
const LARGEST_PARTY = 99;
/** The query parameter with which the sign-up returns. */
export const JUST_BACK = 'justRegistered';
/**
 * This value is stored in the history state and not in the address, so that a shared link does not create a
 * hold.
 */
const FIRM = 'firm';

/** The guest's search for a table; the page chooses values that are `undefined`. */
export interface Wish {
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
export function useWish() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const fitting = (name: string, shape: RegExp) => {
    const value = search.get(name) ?? '';
    return shape.test(value) ? value : undefined;
  };
  const party = Number(search.get('party'));

  const wish: Wish = {
    date: realTime(fitting('date', DATE)),
    partySize: Number.isInteger(party) && party >= 1 && party <= LARGEST_PARTY ? party : USUAL_PARTY,
    area: fitting('area', UUID),
    at: realTime(fitting('at', LOCAL)),
    change: fitting('change', UUID),
    booking: fitting('booking', UUID),
  };

  /**
   * Changes the search; null removes a value. With `isFirm` the time is held as soon as possible, and with
   * `isStep` the change creates a history entry.
   */
  function wishFor(
    changes: { [Name in 'date' | 'party' | 'area' | 'at' | 'change' | 'booking']?: string | null },
    { isFirm = false, isStep = false } = {},
  ): void {
    const next = new URLSearchParams(search);
    next.delete(JUST_BACK);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    const state = isFirm ? FIRM : null;
    void navigate({ search: next.toString() }, { replace: !isStep, preventScrollReset: true, state });
  }
  return { wish, wishFor, isFirm: useLocation().state === FIRM };
}

/** Returns the date or time if it exists in the calendar, otherwise `undefined`. */
function realTime(wished = ''): string | undefined {
  const time = Date.parse(`${wished.padEnd(16, 'T00:00')}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(wished) ? wished : undefined;
}
