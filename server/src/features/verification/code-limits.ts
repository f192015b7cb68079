/** How codes are limited. A whole hotel is one network address, so what is tight hangs on the target and the code. */
export const CODE_LASTS_MS = 10 * 60_000;
export const TRIES = 5;
export const RESEND_AFTER_MS = 60_000;
const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const SENDS_PER_HOUR = 5;
const SENDS_PER_DAY = 15;
const FAILURES_TO_LOCK = 10;
const LOCKED_MS = 15 * 60_000;
/** At six digits, so many failures in an hour have one chance in ten thousand to hit. */
const FAILURES_PER_PROPERTY_AND_HOUR = 100;

/** How far back failures count. */
export const FAILURES_SINCE_MS = HOUR_MS;
/** The failures that are enough to tell whether a target is locked. */
export const FAILURES_LOOKED_AT = FAILURES_TO_LOCK;

/** Six digits; eight while somebody is guessing all over the hotel. */
export const codeLengthAfter = (failures: number) => (failures >= FAILURES_PER_PROPERTY_AND_HOUR ? 8 : 6);

/** Until when a target is locked, by its latest failures, the newest first. 0: it is not. */
export function lockedUntil(failures: readonly number[], now: number): number {
  const newest = failures[0] ?? 0;
  const tenth = failures[FAILURES_TO_LOCK - 1];
  const isLocked = tenth !== undefined && newest - tenth <= HOUR_MS && now < newest + LOCKED_MS;
  return isLocked ? newest + LOCKED_MS : 0;
}

export interface Sending {
  /** From when on there may be another; in the past where there may be one now. */
  nextAt: number;
  /** Why not now. */
  reason: 'too_soon' | 'send_limit';
  sendsLeft: number;
}

/** What the sends of the last day, the newest first, leave to a target. */
export function sendingAfter(sends: readonly { at: number; failed: boolean }[], now: number): Sending {
  const times = sends.map(({ at }) => at).filter((at) => at > now - DAY_MS);
  const thisHour = times.filter((at) => at > now - HOUR_MS);
  const sendsLeft = Math.max(0, Math.min(SENDS_PER_HOUR - thisHour.length, SENDS_PER_DAY - times.length));
  if (sendsLeft === 0) {
    const freeInHour = (thisHour[SENDS_PER_HOUR - 1] ?? -HOUR_MS) + HOUR_MS;
    const freeInDay = (times[SENDS_PER_DAY - 1] ?? -DAY_MS) + DAY_MS;
    return { nextAt: Math.max(freeInHour, freeInDay), reason: 'send_limit', sendsLeft };
  }
  const [latest] = sends;
  // A message that never went out is nothing to wait after.
  const nextAt = latest && !latest.failed ? latest.at + RESEND_AFTER_MS : 0;
  return { nextAt, reason: 'too_soon', sendsLeft };
}
