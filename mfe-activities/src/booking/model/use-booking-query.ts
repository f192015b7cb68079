import { useLocation, useNavigate, useSearchParams } from '@guest/shared/router';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The steps after the choice of a session. */
const STEPS = ['people', 'details', 'review'] as const;
export type BookingStep = (typeof STEPS)[number];

/** The state of the booking that is part of the address, so that it survives a reload and the sign-in. */
export interface BookingQuery {
  session: string | undefined;
  step: BookingStep;
  /** Set to `true` if the guest joins the waitlist of the session. */
  wait: 'true' | undefined;
  /** The UUID of the booking that is shown. */
  booking: string | undefined;
  /** The UUID of the booking that is being changed. */
  change: string | undefined;
}

export function useBookingQuery() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const uuidIn = (name: string) => {
    const value = search.get(name) ?? '';
    return UUID.test(value) ? value : undefined;
  };
  const query: BookingQuery = {
    session: uuidIn('session'),
    step: STEPS.find((step) => step === search.get('step')) ?? 'people',
    wait: search.get('wait') === 'true' ? 'true' : undefined,
    booking: uuidIn('booking'),
    change: uuidIn('change'),
  };

  /** Changes the address; null removes a value. Each change is a history entry unless it replaces one. */
  function updateBookingQuery(
    changes: { [Name in keyof BookingQuery]?: string | null },
    { isReplaced = false } = {},
  ): void {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    if (isReplaced) replaceAddress(next);
    void navigate({ pathname, search: next.toString() }, { replace: isReplaced, preventScrollReset: true });
  }
  return { query, updateBookingQuery };
}

/**
 * Changes the query in the address bar at once. The router changes it too, but waits for the reads of the page first. If the
 * page were reloaded meanwhile, it would say that the places of a booking are no longer held.
 */
function replaceAddress(search: URLSearchParams): void {
  const address = new URL(location.href);
  address.search = search.toString();
  history.replaceState(history.state, '', address);
}
