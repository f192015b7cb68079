import type { PostingState } from '../../platform/db/tables/dining/folio-posting';
import type { PropertySystemCapabilities } from '../stay/property-system';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** If a process has not stored a result after this time, it must have ended during the call. */
export const CALL_LEASE_MS = MINUTE_MS;
/** A slow call may still take effect, so a system is asked twice before a charge counts as absent. */
const LOOK_UP_AFTER_MS = [2 * MINUTE_MS, 5 * MINUTE_MS] as const;
/** A posting that was not sent, because the hotel's system is down, is tried again after this time. */
const SEND_AGAIN_AFTER_MS = MINUTE_MS / 2;
const TIMES_ABSENT_TO_POST = 2;
/** Shorter than the 24 hours after which systems forget idempotency keys. */
const KEY_VALID_MS = 23 * HOUR_MS;

export interface Posting {
  /** Whether the order or activity still has to be charged. */
  isWanted: boolean;
  state: PostingState;
  timesAbsent: number;
  sentAt: number;
}

/**
 * The outcome of a call to the hotel's system. `lost`: there was no usable answer. `cannot_say`: the system cannot
 * look up postings. `not_on_bill`: a person has checked the bill. `not_sent`: no call was made, now or before.
 */
export type PostingAnswer =
  | 'posted'
  | 'refused'
  | 'lost'
  | 'absent'
  | 'cannot_say'
  | 'not_on_bill'
  | 'not_sent';

/**
 * Returns what to do with a posting that is due, and was left `sending` by a process that ended or is
 * `unknown`. `drop`: it is known to be absent and not wanted any more. `wait`: only a person can tell whether the charge is on the folio.
 */
export function nextStep(
  { isWanted, state, sentAt }: Posting,
  how: PropertySystemCapabilities['posting'],
  now: number,
): 'send' | 'look_up' | 'wait' | 'drop' {
  if (state === 'to_post') return isWanted ? 'send' : 'drop';
  if (state === 'posted' || state === 'refused' || how === 'none') return 'wait';
  return how === 'key' && now - sentAt < KEY_VALID_MS ? 'send' : 'look_up';
}

/** Returns the posting after an answer, with the time at which it is due again. */
export function afterAnswer(
  posting: Pick<Posting, 'timesAbsent'>,
  answer: PostingAnswer,
  now: number,
): Pick<Posting, 'state' | 'timesAbsent'> & { nextAt: number | null } {
  if (answer === 'posted' || answer === 'refused') return { state: answer, timesAbsent: 0, nextAt: null };
  const timesAbsent = answer === 'absent' ? posting.timesAbsent + 1 : 0;
  if (timesAbsent >= TIMES_ABSENT_TO_POST || answer === 'not_on_bill')
    return { state: 'to_post', timesAbsent: 0, nextAt: now };
  if (answer === 'not_sent') return { state: 'to_post', timesAbsent: 0, nextAt: now + SEND_AGAIN_AFTER_MS };
  if (answer === 'cannot_say') return { state: 'unknown', timesAbsent, nextAt: null };
  return {
    state: 'unknown',
    timesAbsent,
    nextAt: now + (LOOK_UP_AFTER_MS[timesAbsent] ?? LOOK_UP_AFTER_MS[1]),
  };
}
