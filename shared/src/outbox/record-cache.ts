import { inOrder } from './queue-order';
import type { OutboxPorts } from './outbox-ports';
import { RECORD_VERSION, type OutboxEvent, type OutboxRecord, type RecordInput } from './outbox-record';

export type RecordCache = ReturnType<typeof createRecordCache>;

/** The outbox records in memory, mirrored to the device, with listeners for their changes. */
export function createRecordCache({ storage, clock }: Pick<OutboxPorts, 'storage' | 'clock'>) {
  const records = new Map<string, OutboxRecord>();
  const listeners = new Set<(event: OutboxEvent) => void>();
  /** The room ids that the server has assigned, by the provisional `lane`. */
  const assignedKeys = new Map<string, string>();
  let lastPosition = 0;
  let pendingWrites: Promise<void> = Promise.resolve();

  function emit(event: OutboxEvent): void {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        // A page that cannot show an event must not keep a sent record from being removed from the device.
        reportError(error);
      }
    }
  }
  /** Places a record after all earlier ones; the clock orders it among the records of other tabs. */
  const nextPosition = () => (lastPosition = Math.max(lastPosition + 1, clock.now()));

  function set(record: OutboxRecord): void {
    records.set(record.key, record);
    emit({ kind: 'changed', record });
  }

  async function change(key: string, facts: Partial<OutboxRecord>): Promise<void> {
    const before = records.get(key);
    if (!before) return;
    const record = { ...before, ...facts };
    set(record);
    await storage.put(record);
  }

  return {
    get: (key: string) => records.get(key),
    all: () => inOrder(records.values()),
    emit,
    change,
    nextPosition,

    subscribe(listener: (event: OutboxEvent) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Resolves when all pending writes are stored. */
    settled: () => pendingWrites,

    /** Writes run one after the other, so that a later record cannot be stored first. */
    insert(input: RecordInput): Promise<void> {
      const record: OutboxRecord = {
        version: RECORD_VERSION,
        place: nextPosition(),
        createdAt: clock.now(),
        status: 'queued',
        mayBeThere: false,
        isCancelled: false,
        tries: 0,
        notBefore: 0,
        ...input,
      };
      const stored = pendingWrites.then(async () => {
        if (records.has(record.key)) return;
        await storage.put(record);
        set({ ...record, lane: assignedKeys.get(record.lane) ?? record.lane });
      });
      pendingWrites = stored.catch(() => {});
      return stored;
    },

    /** Removes a record that was sent or cancelled. Listeners no longer find it in the records. */
    async end(kind: 'sent' | 'gone', record: OutboxRecord, answer?: unknown): Promise<void> {
      records.delete(record.key);
      emit(kind === 'sent' ? { kind, record, answer } : { kind, record });
      await storage.remove([record.key]);
    },

    async rename(lane: string, name: string): Promise<void> {
      assignedKeys.set(lane, name);
      const moved = inOrder(records.values()).filter((record) => record.lane === lane);
      await Promise.all(moved.map(({ key }) => change(key, { lane: name })));
    },

    /**
     * Ends the backoff of records with an unknown outcome, so that they are retried at once after a
     * reconnection.
     */
    resetBackoff(): void {
      for (const record of [...records.values()]) {
        if (record.status !== 'unknown' && record.status !== 'undoing') continue;
        records.set(record.key, { ...record, notBefore: 0 });
      }
    },

    /**
     * Reads the records stored by an earlier page or another tab. While this tab sends, its own state takes
     * precedence; otherwise a record missing on the device was sent by another tab.
     */
    async load({ isSending }: { isSending: boolean }): Promise<void> {
      const all = inOrder(await storage.all());
      const storedKeys = new Set(all.map(({ key }) => key));
      const left = [...records.keys()].filter((key) => !storedKeys.has(key));
      if (!isSending) left.forEach((key) => records.delete(key));
      for (const stored of all) {
        lastPosition = Math.max(lastPosition, stored.place);
        if (isSending && records.has(stored.key)) continue;
        if (stored.isCancelled && !stored.mayBeThere) await storage.remove([stored.key]);
        else set(withoutProgress(stored));
      }
    },

    /** Applies a change reported by the tab that sends. */
    applyRemoteEvent(event: OutboxEvent): void {
      // The report may be older than the send of this tab, after which the record may have arrived.
      const mayBeThere = event.record.mayBeThere || records.get(event.record.key)?.mayBeThere === true;
      const record = { ...event.record, mayBeThere };
      if (event.kind === 'changed') records.set(record.key, record);
      if (event.kind === 'sent' || event.kind === 'gone') records.delete(record.key);
      emit({ ...event, record });
    },
  };
}

/**
 * A page that was killed leaves records that appear to be in progress; they are set back to a state that is
 * retried.
 */
function withoutProgress(record: OutboxRecord): OutboxRecord {
  const { status, mayBeThere } = record;
  const isInProgress = status === 'sending' || status === 'uploading';
  const again = status === 'sending' && mayBeThere ? 'unknown' : 'queued';
  return { ...record, notBefore: 0, status: isInProgress ? again : status };
}
