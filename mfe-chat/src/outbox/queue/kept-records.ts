import { inOrder } from './next-in-lanes';
import type { OutboxPorts } from './outbox-ports';
import { RECORD_VERSION, type OutboxEvent, type OutboxRecord, type Parcel } from './outbox-record';

export type KeptRecords = ReturnType<typeof createKeptRecords>;

/** The outbox records in memory, mirrored to the device, with listeners for their changes. */
export function createKeptRecords({ storage, clock }: Pick<OutboxPorts, 'storage' | 'clock'>) {
  const records = new Map<string, OutboxRecord>();
  const listeners = new Set<(event: OutboxEvent) => void>();
  /** The room ids that the server has assigned, by the provisional `lane`. */
  const names = new Map<string, string>();
  let lastPlace = 0;
  let keeping: Promise<void> = Promise.resolve();

  const tell = (event: OutboxEvent) => listeners.forEach((listener) => listener(event));
  /** Places a record after all earlier ones; the clock orders it among the records of other tabs. */
  const nextPlace = () => (lastPlace = Math.max(lastPlace + 1, clock.now()));

  function set(record: OutboxRecord): void {
    records.set(record.key, record);
    tell({ kind: 'changed', record });
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
    tell,
    change,
    nextPlace,

    subscribe(listener: (event: OutboxEvent) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Resolves when all pending writes are stored. */
    settled: () => keeping,

    /** Writes run one after the other, so that a later record cannot be stored first. */
    keep(parcel: Parcel): Promise<void> {
      const record: OutboxRecord = {
        version: RECORD_VERSION,
        place: nextPlace(),
        createdAt: clock.now(),
        status: 'queued',
        mayBeThere: false,
        isCancelled: false,
        tries: 0,
        notBefore: 0,
        ...parcel,
      };
      const kept = keeping.then(async () => {
        if (records.has(record.key)) return;
        await storage.put(record);
        set({ ...record, lane: names.get(record.lane) ?? record.lane });
      });
      keeping = kept.catch(() => {});
      return kept;
    },

    /** Removes a record that was sent or cancelled. Listeners no longer find it in the records. */
    async end(kind: 'sent' | 'gone', record: OutboxRecord, answer?: unknown): Promise<void> {
      records.delete(record.key);
      tell(kind === 'sent' ? { kind, record, answer } : { kind, record });
      await storage.remove([record.key]);
    },

    async rename(lane: string, name: string): Promise<void> {
      names.set(lane, name);
      const moved = inOrder(records.values()).filter((record) => record.lane === lane);
      await Promise.all(moved.map(({ key }) => change(key, { lane: name })));
    },

    /**
     * Ends the backoff of records with an unknown outcome, so that they are retried at once after a
     * reconnection.
     */
    waitNoMore(): void {
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
      const isKept = new Set(all.map(({ key }) => key));
      const left = [...records.keys()].filter((key) => !isKept.has(key));
      if (!isSending) left.forEach((key) => records.delete(key));
      for (const kept of all) {
        lastPlace = Math.max(lastPlace, kept.place);
        if (isSending && records.has(kept.key)) continue;
        if (kept.isCancelled && !kept.mayBeThere) await storage.remove([kept.key]);
        else set(atRest(kept));
      }
    },

    /** Applies a change reported by the tab that sends. */
    told(event: OutboxEvent): void {
      const { record } = event;
      if (event.kind === 'changed') records.set(record.key, record);
      if (event.kind === 'sent' || event.kind === 'gone') records.delete(record.key);
      tell(event);
    },
  };
}

/**
 * A page that was killed leaves records that appear to be in progress; they are set back to a state that is
 * retried.
 */
function atRest(record: OutboxRecord): OutboxRecord {
  const now = { sending: 'unknown', uploading: 'queued' } as const;
  const { status } = record;
  return {
    ...record,
    notBefore: 0,
    status: status === 'sending' || status === 'uploading' ? now[status] : status,
  };
}
