import type {
  ActivityBooking,
  NextSession,
  Overlap,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import type { PartyProblem } from '@guest/shared/contracts/activity/party-rules';
import type { Price } from '@guest/shared/contracts/core/values';
import type { Outcome } from '@guest/shared/http/api-client';

/** The code of a call without a reply: it may have succeeded, and it can be sent again with the same key. */
export const NO_REPLY = 'no_reply';

/** Why a call was refused, with everything that the guest can do instead. */
export interface BookingError {
  code: string;
  /** The text of the server, in the guest's language; empty without a reply. */
  message: string;
  next: NextSession[];
  isWaitlistOpen: boolean;
  /** Whether the places of an expired hold are still free. */
  isFree: boolean;
  problems: PartyProblem[];
  overlaps: Overlap[];
  fields: readonly { field: string; error: string }[];
  booking?: ActivityBooking;
  /** The new total with its signature. */
  price?: { total: Price; priceToken: string };
  /** The safety note that has to be accepted. */
  waiver?: { version: string; text: string };
  /** Why the room cannot be charged. */
  reason?: string;
}

/** The data of all errors; the contract lists which code has which. */
interface BookingErrorData {
  next?: NextSession[];
  waitlistOpen?: boolean;
  isFree?: boolean;
  problems?: PartyProblem[];
  items?: Overlap[];
  booking?: ActivityBooking;
  total?: Price;
  priceToken?: string;
  waiver?: { version: string; text: string };
  reason?: string;
}

const UNANSWERED = [0, 502, 503, 504];

export function toBookingError(outcome: Exclude<Outcome<unknown>, { data: unknown }>): BookingError {
  const { response } = outcome;
  const { code = '', fields = [], data } = response?.data ?? {};
  // The cast is safe because the contract defines the data of every code, and every member is optional.
  const facts = typeof data === 'object' && data !== null ? (data as BookingErrorData) : {};
  const {
    next = [],
    waitlistOpen = false,
    isFree = true,
    problems = [],
    items = [],
    total,
    priceToken,
  } = facts;
  const isUnanswered =
    !response || UNANSWERED.includes(response.status) || code === 'idempotency_in_progress';
  return {
    code: isUnanswered ? NO_REPLY : code,
    message: isUnanswered ? '' : outcome.error,
    next,
    isWaitlistOpen: waitlistOpen,
    isFree,
    problems,
    overlaps: items,
    fields,
    ...(facts.booking && { booking: facts.booking }),
    ...(total && priceToken !== undefined && { price: { total, priceToken } }),
    ...(facts.waiver && { waiver: facts.waiver }),
    ...(facts.reason !== undefined && { reason: facts.reason }),
  };
}
