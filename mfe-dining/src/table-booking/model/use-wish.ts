import { useLocation, useNavigate, useSearchParams } from '@guest/shared/router';

const DATE = /^2\d{3}-\d{2}-\d{2}$/;
const LOCAL = /^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const USUAL_PARTY = 2;
const LARGEST_PARTY = 99;
/** What the way in says in the address of whoever comes back from it. */
export const JUST_BACK = 'justRegistered';
/** Stands beside the address, so that an address that somebody is sent keeps nothing. */
const FIRM = 'firm';

/** What a guest is looking for; `undefined` is for the page to choose. */
export interface Wish {
  date: string | undefined;
  partySize: number;
  /** Uuid of an area. */
  area: string | undefined;
  /** The slot that was chosen, `YYYY-MM-DDTHH:mm`. */
  at: string | undefined;
  /** Uuid of the booking that is to be changed, */
  change: string | undefined;
  /** and of the one that is shown. */
  booking: string | undefined;
}

/** What is looked for stands in the address, so that it is there again after a reload or after signing in. */
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
   * Wishes for something else; null takes a wish back. `isFirm`: the time is kept as soon as the page can. `isStep`: the
   * way back leads to what is shown now.
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

/** What no calendar or clock shows is nobody's wish. */
function realTime(wished = ''): string | undefined {
  const time = Date.parse(`${wished.padEnd(16, 'T00:00')}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(wished) ? wished : undefined;
}
