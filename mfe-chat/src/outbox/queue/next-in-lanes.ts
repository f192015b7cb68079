import type { OutboxRecord } from './outbox-record';

/** Milliseconds after which nobody may want any more what was written: it is asked about and not sent. */
export const STALE_AFTER_MS = 24 * 3_600_000;

/** Nobody is told to wait for longer, by the server or by how often it was tried. */
const LONGEST_WAIT_MS = 120_000;
const AWAITED_FOR_TRIES = 3;

const FILLING = ['queued', 'uploading'];
const WAITING = ['queued', 'unknown', 'undoing'];

/** In a lane it is neither what failed, which the guest decides on, nor a file that is still being stored. */
const isInLane = ({ status, file, urlPath }: OutboxRecord) =>
  status === 'sending' || (WAITING.includes(status) && (!file || urlPath !== undefined));

export const isStale = ({ status, createdAt, isCancelled }: OutboxRecord, now: number): boolean =>
  !isCancelled && ['queued', 'unknown'].includes(status) && now - createdAt > STALE_AFTER_MS;

export const inOrder = (records: Iterable<OutboxRecord>): OutboxRecord[] =>
  [...records].sort((one, other) => one.place - other.place || (one.key < other.key ? -1 : 1));

/** A file that others of its lane wait for, so that files come as they were chosen. Not for ever: the store may not take it. */
const isAwaited = ({ status, file, urlPath, tries }: OutboxRecord) =>
  file !== undefined && urlPath === undefined && FILLING.includes(status) && tries < AWAITED_FOR_TRIES;

/** The first of every lane. Whatever comes after it waits until the server has it, or will not have it. */
export function heads(records: Iterable<OutboxRecord>): OutboxRecord[] {
  const first = new Map<string, OutboxRecord>();
  const awaited = new Set<string>();
  for (const record of inOrder(records)) {
    const { lane, file, status } = record;
    if (isAwaited(record)) awaited.add(lane);
    const isHeldBack = file !== undefined && status === 'queued' && awaited.has(lane);
    if (isInLane(record) && !isHeldBack && !first.has(lane)) first.set(lane, record);
  }
  return [...first.values()];
}

/** What was too soon may be tried now. A wait longer than any is one that a clock, set back, has made of it. */
export const isDue = ({ notBefore }: OutboxRecord, now: number): boolean =>
  notBefore <= now || notBefore - now > LONGEST_WAIT_MS;
