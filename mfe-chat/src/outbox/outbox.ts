import type { OutboxPorts } from './outbox-ports';
import type { OutboxEvent, OutboxRecord, Parcel } from './outbox-record';
import { heads, inOrder, isStale } from './next-in-lanes';
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
  const { storage, senders, clock, random } = ports;
  const records = new Map<string, OutboxRecord>();
  const listeners = new Set<(event: OutboxEvent) => void>();
  const busy = new Set<string>();
  /** What lanes are called that the server has named. */
  const names = new Map<string, string>();
  let isOpen = false;
  let lastPlace = 0;
  let cancelTimer = () => {};
  let keeping: Promise<void> = Promise.resolve();

  const tell = (event: OutboxEvent) => listeners.forEach((listener) => listener(event));
  /** After everything that was written before, and in the order of the clock with what other tabs write. */
  const nextPlace = () => (lastPlace = Math.max(lastPlace + 1, clock.now()));
  const uploads = createUploads(ports, {
    ...{ change, nextPlace, pump },
    progressed(key, progress) {
      const record = records.get(key);
      if (record) tell({ kind: 'progressed', record, progress });
    },
  });

  async function change(key: string, facts: Partial<OutboxRecord>): Promise<OutboxRecord | undefined> {
    const before = records.get(key);
    if (!before) return undefined;
    const record = { ...before, ...facts };
    records.set(key, record);
    tell({ kind: 'changed', record });
    await storage.put(record);
    return record;
  }

  async function gone(record: OutboxRecord): Promise<void> {
    const dropped = drop(record);
    tell({ kind: 'gone', record });
    await dropped;
  }

  async function drop(record: OutboxRecord): Promise<void> {
    records.delete(record.key);
    uploads.abort(record.key);
    await storage.remove(record.key);
  }

  async function rename(lane: string, name: string): Promise<void> {
    names.set(lane, name);
    const moved = inOrder(records.values()).filter((record) => record.lane === lane);
    await Promise.all(moved.map(({ key }) => change(key, { lane: name })));
  }

  function senderOf({ kind }: OutboxRecord) {
    const sender = senders[kind];
    if (!sender) throw new Error(`Nothing sends what is a ${kind}`);
    return sender;
  }

  async function acknowledged(sent: OutboxRecord, answer: unknown): Promise<void> {
    const record = records.get(sent.key);
    if (!record) return;
    if (record.isCancelled)
      return void (await change(record.key, { status: 'undoing', answer, notBefore: 0 }));
    // Whoever hears of it finds it here no more.
    const dropped = drop(record);
    tell({ kind: 'sent', record: { ...record, lane: sent.lane }, answer });
    await dropped;
  }

  async function send(before: OutboxRecord): Promise<void> {
    // Should the page be killed now, whoever finds this knows that it may have arrived.
    await change(before.key, { status: 'sending', mayBeThere: true });
    const sending = records.get(before.key);
    if (!sending) return;
    const { status, mayBeThere } = before;
    if (sending.isCancelled && !mayBeThere) return gone(sending);
    if (!isOpen) return void (await change(before.key, { status, mayBeThere }));
    const { answer, lane } = await senderOf(sending).send(sending);
    await acknowledged(sending, answer);
    if (lane !== undefined && lane !== before.lane) await rename(before.lane, lane);
  }

  async function undo(record: OutboxRecord): Promise<void> {
    await senderOf(record).undo(record, record.answer);
    await gone(record);
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

  async function refused(before: OutboxRecord, error: unknown): Promise<void> {
    const record = records.get(before.key);
    if (!record) return;
    const verdict = verdictOn(error, { before, now: clock.now(), random });
    const isOver = verdict.status === 'failed' && (record.isCancelled || before.status === 'undoing');
    if (isOver) {
      // What the server will not have, or not take back any more, needs no more taking back.
      return gone(record);
    }
    await change(record.key, before.status === 'undoing' ? { ...verdict, status: 'undoing' } : verdict);
  }

  /** Begins whatever may begin now. Called after everything that happens. */
  function pump(): void {
    if (!isOpen) return;
    cancelTimer();
    cancelTimer = () => {};
    const now = clock.now();
    for (const record of records.values()) {
      if (isStale(record, now)) void change(record.key, { status: 'held' });
    }
    uploads.begin(records.values());
    const waiting = heads(records.values()).filter(
      ({ lane, status }) => status !== 'sending' && !busy.has(lane),
    );
    const ready = waiting.filter(({ notBefore }) => notBefore <= now);
    for (const record of ready.slice(0, MOST_LANES - busy.size)) void work(record);
    const soonest = Math.min(
      ...waiting.filter((it) => !ready.includes(it)).map((it) => it.notBefore),
      uploads.due(),
    );
    if (Number.isFinite(soonest)) cancelTimer = clock.after(Math.max(0, soonest - now), pump);
  }

  return {
    records: (): OutboxRecord[] => inOrder(records.values()),

    /** Returns the function that ends the listening. */
    subscribe(listener: (event: OutboxEvent) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Takes up what was kept, by a page before this one or by another tab. */
    async load(): Promise<void> {
      const all = inOrder(await storage.all());
      const isKept = new Set(all.map(({ key }) => key));
      // While this page sends, it knows best; before that, another has sent what is not kept any more.
      if (!isOpen)
        [...records.keys()].filter((key) => !isKept.has(key)).forEach((key) => records.delete(key));
      for (const kept of all) {
        lastPlace = Math.max(lastPlace, kept.place);
        if (isOpen && records.has(kept.key)) continue;
        // What was on its way when a page was killed is on its way no more.
        const status =
          kept.status === 'sending' ? 'unknown' : kept.status === 'uploading' ? 'queued' : kept.status;
        const record: OutboxRecord = { ...kept, status, notBefore: 0 };
        if (record.isCancelled && !record.mayBeThere) {
          await storage.remove(record.key);
          continue;
        }
        records.set(record.key, record);
        tell({ kind: 'changed', record });
      }
      pump();
    },

    /** Resolves when it is kept, from when on it survives; it is sent in its turn. */
    add(parcel: Parcel): Promise<void> {
      const record: OutboxRecord = {
        ...parcel,
        place: nextPlace(),
        createdAt: clock.now(),
        ...{ status: 'queued', mayBeThere: false, isCancelled: false, tries: 0, notBefore: 0 },
      };
      const kept = keeping.then(async () => {
        if (records.has(record.key)) return;
        await storage.put(record);
        const named = { ...record, lane: names.get(record.lane) ?? record.lane };
        records.set(record.key, named);
        tell({ kind: 'changed', record: named });
        pump();
      });
      // One after the other, or a later one might be there first.
      keeping = kept.catch(() => {});
      return kept;
    },

    /** The guest wants it sent after all. What is on its way already is left alone. */
    async retry(key: string): Promise<void> {
      const record = records.get(key);
      if (!record || !['failed', 'held'].includes(record.status)) return;
      const { failure: _failure, ...rest } = record;
      records.set(key, rest);
      const status = record.mayBeThere ? 'unknown' : 'queued';
      await change(key, { status, tries: 0, notBefore: 0, createdAt: clock.now(), place: nextPlace() });
      pump();
    },

    /** The guest does not want it any more. What may be there is taken back there as well. */
    async discard(key: string): Promise<void> {
      const record = records.get(key);
      if (!record || record.isCancelled) return;
      if (!record.mayBeThere || record.status === 'failed') await gone(record);
      else {
        const status = record.status === 'held' ? 'unknown' : record.status;
        await change(key, { isCancelled: true, status, createdAt: clock.now() });
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
      for (const record of [...records.values()]) {
        // What waited for the server to come back has waited enough.
        if (record.status === 'unknown' || record.status === 'undoing') {
          records.set(record.key, { ...record, notBefore: 0 });
        }
      }
      pump();
    },

    close(): void {
      isOpen = false;
      cancelTimer();
    },

    /** Another tab sends, and says what comes of it. */
    told(event: OutboxEvent): void {
      const { record } = event;
      if (event.kind === 'changed') records.set(record.key, record);
      if (event.kind === 'sent' || event.kind === 'gone') records.delete(record.key);
      tell(event);
    },

    stop(): void {
      isOpen = false;
      cancelTimer();
      uploads.abortAll();
    },
  };
}
