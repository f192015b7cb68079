import type { OutboxRecord } from './outbox-record';
import { SendRefused } from './send-refused';

/** The wait after the first failed attempt. Each further one doubles it, up to `BACKOFF_MAX_MS`. */
const BACKOFF_MIN_MS = 1_000;
const BACKOFF_MAX_MS = 30_000;
/** A server that asks for a longer wait, by its limit of a day or by mistake, is asked again after this one. */
const MAX_WAIT_MS = 3_600_000;
const JITTER = 0.5;
/** Statuses that the server returns before it processes the request. */
const UNPROCESSED_STATUSES = [401, 429];

/** The code of a record that failed because the server could not be reached; it may have arrived all the same. */
export const UNREACHABLE = 'unreachable';

type RecordChange = Partial<Omit<OutboxRecord, 'key'>>;

/**
 * Returns the wait after a number of attempts: exponential, with jitter so that clients do not retry at the
 * same moment.
 */
function backoff(tries: number, random: () => number): number {
  const wait = Math.min(BACKOFF_MIN_MS * 2 ** tries, BACKOFF_MAX_MS);
  return wait * (1 + (random() * 2 - 1) * JITTER);
}

interface AttemptFacts {
  before: OutboxRecord;
  now: number;
  random: () => number;
}

/**
 * Decides the status of a record after a failed attempt. A permanent refusal waits for the guest; a record
 * that may have arrived is sent again with the same key; any other failure is retried later.
 */
export function classifyResult(error: unknown, { before, now, random }: AttemptFacts): RecordChange {
  const { tries, mayBeThere } = before;
  const later: RecordChange = {
    tries: tries + 1,
    notBefore: now + backoff(tries, random),
    waitingSince: now,
  };
  const unanswered: RecordChange = { ...later, status: 'unknown', mayBeThere: true };
  if (!(error instanceof SendRefused)) return unanswered;
  const { status, code, text, retryAfterMs, fields, data } = error;
  if (code === 'not-sent') return { ...later, status: waiting(mayBeThere), mayBeThere };
  if (UNPROCESSED_STATUSES.includes(status)) {
    const notBefore = now + Math.min(retryAfterMs ?? backoff(tries, random), MAX_WAIT_MS);
    return { ...later, notBefore, status: waiting(mayBeThere), mayBeThere };
  }
  if (status >= 400 && status < 500)
    return {
      status: 'failed',
      failure: { code, text, ...(fields && { fields }), ...(data !== undefined && { data }) },
    };
  return unanswered;
}

const waiting = (mayBeThere: boolean) => (mayBeThere ? 'unknown' : 'queued');

/** Reports whether the server has refused a record permanently, so that it does not have it. */
export const isRefused = ({ status, failure }: OutboxRecord): boolean =>
  status === 'failed' && failure?.code !== UNREACHABLE;
