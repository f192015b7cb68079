import type { OutboxRecord } from './outbox-record';

/** Milliseconds after which nobody may want any more what was written: it is asked about and not sent. */
export const STALE_AFTER_MS = 24 * 3_600_000;

const WAITING = ['queued', 'unknown', 'undoing'];

/** In a lane it is neither what failed, which the guest decides on, nor a file that is still being stored. */
const isInLane = ({ status, file, urlPath }: OutboxRecord) =>
  status === 'sending' || (WAITING.includes(status) && (!file || urlPath !== undefined));

export const isStale = ({ status, createdAt, isCancelled }: OutboxRecord, now: number): boolean =>
  !isCancelled && ['queued', 'unknown'].includes(status) && now - createdAt > STALE_AFTER_MS;

export const inOrder = (records: Iterable<OutboxRecord>): OutboxRecord[] =>
  [...records].sort((one, other) => one.place - other.place || (one.key < other.key ? -1 : 1));

/** The first of every lane. Whatever comes after it waits until the server has it, or will not have it. */
export function heads(records: Iterable<OutboxRecord>): OutboxRecord[] {
  const first = new Map<string, OutboxRecord>();
  for (const record of inOrder(records)) {
    if (isInLane(record) && !first.has(record.lane)) first.set(record.lane, record);
  }
  return [...first.values()];
}
