import { createRecordCache } from './record-cache';
import { queueHeads, isDue, isStale } from './queue-order';
import type { OutboxPorts } from './outbox-ports';
import type { OutboxRecord, RecordInput } from './outbox-record';
import { createUploads } from './uploads';
import { SendRefused } from './send-refused';
import { classifyResult, isRefused } from './send-result';

/** The number of queues that send in parallel. */
const MAX_QUEUES = 4;

export type Outbox = ReturnType<typeof createOutbox>;

/** Counts as a refusal, because the server was asked for nothing. */
const cancelled = () => new SendRefused({ status: 410, code: 'cancelled', text: '' });

/**
 * Sends the guest's records to the server: each exactly once and in order within its `lane`, despite
 * failures. A record is stored before it is sent, and removed only after the server has accepted it.
 */
export function createOutbox(ports: OutboxPorts) {
  const { senders, clock, random } = ports;
  const records = createRecordCache(ports);
  const { change, end } = records;
  const uploads = createUploads(ports, records, pump);
  const busy = new Set<string>();
  /** The keys of records that were being sent when a newer one took their place. */
  const replaced = new Set<string>();
  /** Aborts the first attempts that are under way, by the key of the record. */
  const firstAttempts = new Map<string, AbortController>();
  /** The keys of records whose `send` has begun in this tab, whatever other tabs report of them. */
  const begun = new Set<string>();
  let isOpen = false;
  let cancelTimer = () => {};

  function senderOf({ kind }: OutboxRecord) {
    const sender = senders[kind];
    if (!sender) throw new Error(`no sender registered for outbox kind ${kind}`);
    return sender;
  }

  const isUnsent = ({ key, mayBeThere }: OutboxRecord) => !mayBeThere && !begun.has(key);

  async function acknowledged(sent: OutboxRecord, answer: unknown): Promise<void> {
    const record = records.get(sent.key);
    if (record?.isCancelled) await change(record.key, { status: 'undoing', answer, notBefore: 0 });
    else if (record) await end('sent', { ...record, lane: sent.lane }, answer);
  }

  async function send(record: OutboxRecord): Promise<void> {
    const { key, status, mayBeThere } = record;
    const sender = senderOf(record);
    const cancel = new AbortController();
    const { signal } = cancel;
    if (!mayBeThere) firstAttempts.set(key, cancel);
    if (sender.prepare) {
      await change(key, { status: 'sending' });
      await sender.prepare(record, { signal });
    }
    // Stored before sending: if the page is killed now, the next page knows that the record may have arrived.
    await change(key, { status: 'sending', mayBeThere: true });
    const sending = records.get(key);
    if (!sending) return;
    if (sending.isCancelled && !mayBeThere) return end('gone', sending);
    if (!isOpen) return change(key, { status, mayBeThere });
    begun.add(key);
    const { answer, lane = sending.lane } = await sender.send(sending, { signal });
    await acknowledged(sending, answer);
    if (lane !== sending.lane) await records.rename(sending.lane, lane);
  }

  async function undo(record: OutboxRecord): Promise<void> {
    await senderOf(record).undo(record, record.answer);
    await end('gone', record);
  }

  async function onError(before: OutboxRecord, error: unknown): Promise<void> {
    const record = records.get(before.key);
    if (!record) return;
    const isUndoing = before.status === 'undoing';
    if (replaced.has(record.key)) return end('gone', record);
    const isGivenUp = record.isCancelled || isUndoing;
    const result = classifyResult(error, { before, now: clock.now(), random });
    // A cancelled record that the server refuses, or refuses to revert, needs no further action.
    if (result.status === 'failed' && isGivenUp) return end('gone', record);
    await change(record.key, {
      ...result,
      ...(isUndoing && { status: 'undoing' }),
      // Its preparation has failed, so nothing of it was sent.
      ...(isUnsent(record) && {
        mayBeThere: false,
        ...(result.status === 'unknown' && { status: 'queued' }),
      }),
    });
  }

  async function processRecord(record: OutboxRecord): Promise<void> {
    busy.add(record.lane);
    try {
      await (record.status === 'undoing' ? undo(record) : send(record));
    } catch (error) {
      await onError(record, error);
    } finally {
      busy.delete(record.lane);
      firstAttempts.delete(record.key);
      begun.delete(record.key);
      replaced.delete(record.key);
      pump();
    }
  }

  /** Ends records that a newer one replaces. One that is being sent ends with its attempt. */
  async function supersede(keys: readonly string[]): Promise<void> {
    for (const record of keys.map(records.get)) {
      if (record?.status === 'sending') replaced.add(record.key);
      else if (record) await end('gone', record);
    }
  }

  /** Starts all work that is due. It must be called after every change. */
  function pump(): void {
    if (!isOpen) return;
    cancelTimer();
    cancelTimer = () => {};
    const now = clock.now();
    for (const { key } of records.all().filter((record) => isStale(record, now))) {
      void change(key, { status: 'held' });
    }
    uploads.begin();
    const waiting = queueHeads(records.all()).filter(
      ({ lane, status }) => status !== 'sending' && !busy.has(lane),
    );
    const ready = waiting.filter((record) => isDue(record, now));
    for (const record of ready.slice(0, MAX_QUEUES - busy.size)) void processRecord(record);
    const later = waiting.filter((record) => !isDue(record, now)).map(({ notBefore }) => notBefore);
    const soonest = Math.min(...later, uploads.due());
    if (Number.isFinite(soonest)) cancelTimer = clock.after(Math.max(0, soonest - now), pump);
  }

  function close(): void {
    isOpen = false;
    cancelTimer();
  }

  return {
    records: records.all,
    /** Returns the function that removes the listener. */
    subscribe: records.subscribe,
    applyRemoteEvent: records.applyRemoteEvent,

    async load(): Promise<void> {
      await records.load({ isSending: isOpen });
      pump();
    },

    /** Resolves once the record is stored. It is sent in its turn. */
    async add(input: RecordInput): Promise<void> {
      await records.insert(input);
      pump();
    },

    /**
     * Adds a record in place of those of its kind and `lane` that the server has not accepted. It suits records
     * that state a choice, of which only the latest matters, even if an earlier one may have arrived. Resolves to
     * the keys of the replaced records.
     */
    async replace(input: RecordInput): Promise<string[]> {
      await records.settled();
      const keys = records
        .all()
        .filter(({ kind, lane, key }) => kind === input.kind && lane === input.lane && key !== input.key)
        .map(({ key }) => key);
      // The new record is stored before the others end, so that a killed page does not lose the choice.
      await records.insert(input);
      await supersede(keys);
      pump();
      return keys;
    },

    /** Ends records that another tab has replaced. */
    async supersede(keys: readonly string[]): Promise<void> {
      await supersede(keys);
      pump();
    },

    /**
     * Sends a held or failed record after all, perhaps with a changed body. A record that is being sent is
     * left unchanged.
     */
    async retry(key: string, body?: unknown): Promise<void> {
      const record = records.get(key);
      if (!record || !['failed', 'held'].includes(record.status)) return;
      const status = record.mayBeThere ? 'unknown' : 'queued';
      const reset = { createdAt: clock.now(), place: records.nextPosition(), tries: 0, notBefore: 0 };
      const bodyChange = body === undefined ? {} : { body };
      await change(key, { ...reset, ...bodyChange, status, failure: undefined });
      pump();
    },

    /** Cancels a record. If the server may have it, it is reverted there too. */
    async discard(key: string): Promise<void> {
      await records.settled();
      const record = records.get(key);
      if (!record || record.isCancelled) return;
      const { status } = record;
      if (isUnsent(record) || isRefused(record)) {
        uploads.abort(key);
        firstAttempts.get(key)?.abort(cancelled());
        await end('gone', record);
      } else {
        const again = status === 'held' || status === 'failed' ? 'unknown' : status;
        await change(key, { isCancelled: true, status: again, createdAt: clock.now() });
        firstAttempts.get(key)?.abort(cancelled());
      }
      pump();
    },

    /** Completes a record that was found in the server's log, whatever its status. */
    async seen(key: string, answer: unknown): Promise<void> {
      const record = records.get(key);
      if (record && record.status !== 'undoing') await acknowledged(record, answer);
      pump();
    },

    /** Starts sending. It must be called only when the server is reachable and the client is synchronised. */
    open(): void {
      isOpen = true;
      records.resetBackoff();
      pump();
    },

    close,

    stop(): void {
      close();
      uploads.abortAll();
    },
  };
}
