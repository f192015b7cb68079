import type { OutboxRecord } from './outbox-record';

/**
 * After this many milliseconds the guest may no longer want the record, so it is held until the guest
 * confirms.
 */
export const STALE_AFTER_MS = 24 * 3_600_000;

/** An upper limit for the waits of records that do not say when their wait began. */
const MAX_UNDATED_WAIT_MS = 120_000;
const MAX_AWAITED_TRIES = 3;

const UPLOAD_STATUSES = ['queued', 'uploading'];
const WAITING_STATUSES = ['queued', 'unknown', 'undoing'];

/**
 * Records that failed wait for the guest, and files that are still uploading do not block texts, so neither
 * counts as the head of its `lane`.
 */
const isInQueue = ({ status, file, urlPath }: OutboxRecord) =>
  status === 'sending' || (WAITING_STATUSES.includes(status) && (!file || urlPath !== undefined));

export const isStale = ({ status, createdAt, isCancelled }: OutboxRecord, now: number): boolean =>
  !isCancelled && ['queued', 'unknown'].includes(status) && now - createdAt > STALE_AFTER_MS;

export const inOrder = (records: Iterable<OutboxRecord>): OutboxRecord[] =>
  [...records].sort((one, other) => one.place - other.place || (one.key < other.key ? -1 : 1));

/**
 * Later files of the same `lane` wait for this one, so that files arrive in the chosen order. After three
 * failed uploads they stop waiting.
 */
const isAwaited = ({ status, file, urlPath, tries }: OutboxRecord) =>
  file !== undefined &&
  urlPath === undefined &&
  UPLOAD_STATUSES.includes(status) &&
  tries < MAX_AWAITED_TRIES;

/**
 * Returns the first record of each `lane`. Later records wait until the server has accepted or rejected it.
 */
export function queueHeads(records: Iterable<OutboxRecord>): OutboxRecord[] {
  const first = new Map<string, OutboxRecord>();
  const awaited = new Set<string>();
  for (const record of inOrder(records)) {
    const { lane, file, status } = record;
    if (isAwaited(record)) awaited.add(lane);
    const isHeldBack = file !== undefined && status === 'queued' && awaited.has(lane);
    if (isInQueue(record) && !isHeldBack && !first.has(lane)) first.set(lane, record);
  }
  return [...first.values()];
}

/**
 * Reports whether the wait of a record is over. A wait that begins in the future means that the device clock was set
 * back, so it is ignored. Earlier releases did not store the beginning, so a long wait of theirs is ignored as well.
 */
export function isDue({ notBefore, waitingSince }: OutboxRecord, now: number): boolean {
  if (notBefore <= now) return true;
  return waitingSince === undefined ? notBefore - now > MAX_UNDATED_WAIT_MS : now < waitingSince;
}
