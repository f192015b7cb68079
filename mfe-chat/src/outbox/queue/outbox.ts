import { createKeptRecords } from './kept-records';
import { heads, isDue, isStale } from './next-in-lanes';
import type { OutboxPorts } from './outbox-ports';
import type { OutboxRecord, Parcel } from './outbox-record';
import { createUploads } from './uploads';
import { verdictOn } from './verdict';

/** Lanes side by side. */
const MOST_LANES = 4;

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Brings what the guest has written to the server: once each, in each lane as it was written, whatever breaks on the
 * way. Nothing is sent that is not kept first, and nothing is forgotten that the server has not acknowledged.
 */
export function createOutbox(ports: OutboxPorts) {
  const { senders, clock, random } = ports;
  const records = createKeptRecords(ports);
  const { change, end } = records;
  const uploads = createUploads(ports, records, pump);
  const busy = new Set<string>();
  let isOpen = false;
  let cancelTimer = () => {};

  function senderOf({ kind }: OutboxRecord) {
    const sender = senders[kind];
    if (!sender) throw new Error(`Nothing sends what is a ${kind}`);
    return sender;
  }

  async function acknowledged(sent: OutboxRecord, answer: unknown): Promise<void> {
    const record = records.get(sent.key);
    if (record?.isCancelled) await change(record.key, { status: 'undoing', answer, notBefore: 0 });
    else if (record) await end('sent', { ...record, lane: sent.lane }, answer);
  }

  async function send({ key, status, mayBeThere }: OutboxRecord): Promise<void> {
    // Should the page be killed now, whoever finds this knows that it may have arrived.
    await change(key, { status: 'sending', mayBeThere: true });
    const sending = records.get(key);
    if (!sending) return;
    if (sending.isCancelled && !mayBeThere) return end('gone', sending);
    if (!isOpen) return change(key, { status, mayBeThere });
    const { answer, lane = sending.lane } = await senderOf(sending).send(sending);
    await acknowledged(sending, answer);
    if (lane !== sending.lane) await records.rename(sending.lane, lane);
  }

  async function undo(record: OutboxRecord): Promise<void> {
    await senderOf(record).undo(record, record.answer);
    await end('gone', record);
  }

  async function refused(before: OutboxRecord, error: unknown): Promise<void> {
    const record = records.get(before.key);
    if (!record) return;
    const isUndoing = before.status === 'undoing';
    const verdict = verdictOn(error, { before, now: clock.now(), random });
    // What the server will not have, or not take back any more, needs no more taking back.
    if (verdict.status === 'failed' && (record.isCancelled || isUndoing)) return end('gone', record);
    await change(record.key, isUndoing ? { ...verdict, status: 'undoing' } : verdict);
  }

  async function work(record: OutboxRecord): Promise<void> {
    busy.add(record.lane);
    try {
      await (record.status === 'undoing' ? undo(record) : send(record));
    } catch (error) {
      await refused(record, error);
    } finally {
      busy.delete(record.lane);
      pump();
    }
  }

  /** Begins whatever may begin now. Called after everything that happens. */
  function pump(): void {
    if (!isOpen) return;
    cancelTimer();
    cancelTimer = () => {};
    const now = clock.now();
    for (const { key } of records.all().filter((record) => isStale(record, now))) {
      void change(key, { status: 'held' });
    }
    uploads.begin();
    const waiting = heads(records.all()).filter(
      ({ lane, status }) => status !== 'sending' && !busy.has(lane),
    );
    const ready = waiting.filter((record) => isDue(record, now));
    for (const record of ready.slice(0, MOST_LANES - busy.size)) void work(record);
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
    /** Returns the function that ends the listening. */
    subscribe: records.subscribe,
    told: records.told,

    async load(): Promise<void> {
      await records.load({ isSending: isOpen });
      pump();
    },

    /** Resolves when it is kept, from when on it survives; it is sent in its turn. */
    async add(parcel: Parcel): Promise<void> {
      await records.keep(parcel);
      pump();
    },

    /** The guest wants it sent after all. What is on its way already is left alone. */
    async retry(key: string): Promise<void> {
      const record = records.get(key);
      if (!record || !['failed', 'held'].includes(record.status)) return;
      const status = record.mayBeThere ? 'unknown' : 'queued';
      const anew = { createdAt: clock.now(), place: records.nextPlace(), tries: 0, notBefore: 0 };
      await change(key, { ...anew, status, failure: undefined });
      pump();
    },

    /** The guest does not want it any more. What may be there is taken back there as well. */
    async discard(key: string): Promise<void> {
      await records.settled();
      const record = records.get(key);
      if (!record || record.isCancelled) return;
      const { mayBeThere, status } = record;
      if (!mayBeThere || status === 'failed') {
        uploads.abort(key);
        await end('gone', record);
      } else {
        const again = status === 'held' ? 'unknown' : status;
        await change(key, { isCancelled: true, status: again, createdAt: clock.now() });
      }
      pump();
    },

    /** It was seen in the log of the server, so it is there, whatever is known of its sending. */
    async seen(key: string, answer: unknown): Promise<void> {
      const record = records.get(key);
      if (record && record.status !== 'undoing') await acknowledged(record, answer);
      pump();
    },

    /** The server can be asked, and it is known what it has. */
    open(): void {
      isOpen = true;
      records.waitNoMore();
      pump();
    },

    close,

    stop(): void {
      close();
      uploads.abortAll();
    },
  };
}
