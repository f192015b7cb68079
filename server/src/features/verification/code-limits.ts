/**
 * Limits of one-time codes. The strict limits apply to recipient and code, because a whole hotel shares one
 * network address.
 */
export const CODE_LASTS_MS = 10 * 60_000;
export const MAX_ATTEMPTS = 5;
export const RESEND_AFTER_MS = 60_000;
const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const SENDS_PER_HOUR = 5;
const SENDS_PER_DAY = 15;
const FAILURES_TO_LOCK = 10;
const LOCKED_MS = 15 * 60_000;
/** With six digits, this many failures per hour have a chance of one in ten thousand. */
const FAILURES_PER_PROPERTY_AND_HOUR = 100;

/** The period in which failures count. */
export const FAILURE_WINDOW_MS = HOUR_MS;
/** The number of latest failures needed to decide whether a recipient is locked. */
export const FAILURE_SAMPLE = FAILURES_TO_LOCK;

/** Codes have six digits, and eight while a hotel has many failures. */
export const codeLengthAfter = (failures: number) => (failures >= FAILURES_PER_PROPERTY_AND_HOUR ? 8 : 6);

/** Returns until when a recipient is locked, or 0. `failures` are the latest, newest first. */
export function lockedUntil(failures: readonly number[], now: number): number {
  const newest = failures[0] ?? 0;
  const tenth = failures[FAILURES_TO_LOCK - 1];
  const isLocked = tenth !== undefined && newest - tenth <= HOUR_MS && now < newest + LOCKED_MS;
  return isLocked ? newest + LOCKED_MS : 0;
}

export interface SendAllowance {
  /** The time of the next possible send; in the past if one is possible now. */
  nextAt: number;
  /** The reason, if no send is possible now. */
  reason: 'too_soon' | 'send_limit';
  sendsLeft: number;
}

/** Evaluates the limits of a recipient from the sends of the last day, newest first. */
export function sendAllowanceAfter(
  sends: readonly { at: number; failed: boolean }[],
  now: number,
): SendAllowance {
  const times = sends.map(({ at }) => at).filter((at) => at > now - DAY_MS);
  const thisHour = times.filter((at) => at > now - HOUR_MS);
  const sendsLeft = Math.max(0, Math.min(SENDS_PER_HOUR - thisHour.length, SENDS_PER_DAY - times.length));
  if (sendsLeft === 0) {
    const freeInHour = (thisHour[SENDS_PER_HOUR - 1] ?? -HOUR_MS) + HOUR_MS;
    const freeInDay = (times[SENDS_PER_DAY - 1] ?? -DAY_MS) + DAY_MS;
    return { nextAt: Math.max(freeInHour, freeInDay), reason: 'send_limit', sendsLeft };
  }
  const [latest] = sends;
  // A failed delivery has no waiting time.
  const nextAt = latest && !latest.failed ? latest.at + RESEND_AFTER_MS : 0;
  return { nextAt, reason: 'too_soon', sendsLeft };
}
