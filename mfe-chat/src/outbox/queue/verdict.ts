import { isSocketError } from '@guest/shared/realtime/socket-error';
import type { OutboxRecord } from './outbox-record';

/** Milliseconds. */
const BACKOFF_FROM = 1_000;
const BACKOFF_TO = 30_000;
const JITTER = 0.5;
/** Said by the server before it has looked at what was sent. */
const NOT_LOOKED_AT = [401, 429];

type Change = Partial<Omit<OutboxRecord, 'key'>>;

/** How long to wait after so many tries: longer each time, and never at one moment with everyone else. */
function backoff(tries: number, random: () => number): number {
  const wait = Math.min(BACKOFF_FROM * 2 ** tries, BACKOFF_TO);
  return wait * (1 + (random() * 2 - 1) * JITTER);
}

/**
 * What becomes of a record after a try that did not succeed. Refused for good, it is the guest's business; as long as it
 * may be there, only the same key again tells; everything else waits.
 */
export function verdictOn(
  error: unknown,
  { before, now, random }: { before: OutboxRecord; now: number; random: () => number },
): Change {
  const { tries, mayBeThere } = before;
  const later: Change = { tries: tries + 1, notBefore: now + backoff(tries, random) };
  if (!isSocketError(error)) return { ...later, status: 'unknown', mayBeThere: true };
  const { status, code, message, retryAfterMs } = error;
  if (code === 'not-sent') return { ...later, status: waiting(mayBeThere), mayBeThere };
  if (NOT_LOOKED_AT.includes(status)) {
    const notBefore = now + (retryAfterMs ?? backoff(tries, random));
    return { ...later, notBefore, status: waiting(mayBeThere), mayBeThere };
  }
  if (status >= 400 && status < 500) return { status: 'failed', failure: { code, text: message } };
  return { ...later, status: 'unknown', mayBeThere: true };
}

const waiting = (mayBeThere: boolean) => (mayBeThere ? 'unknown' : 'queued');
