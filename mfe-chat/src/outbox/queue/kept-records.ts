import { inOrder } from './next-in-lanes';
import type { OutboxPorts } from './outbox-ports';
import type { OutboxEvent, OutboxRecord, Parcel } from './outbox-record';

export type KeptRecords = ReturnType<typeof createKeptRecords>;

/** The records of this page and those on the device, which are the same; and who hears of each change. */
export function createKeptRecords({ storage, clock }: Pick<OutboxPorts, 'storage' | 'clock'>) {
  const records = new Map<string, OutboxRecord>();
  const listeners = new Set<(event: OutboxEvent) => void>();
  /** What lanes are called that the server has named. */
  const names = new Map<string, string>();
  let lastPlace = 0;
  let keeping: Promise<void> = Promise.resolve();

  const tell = (event: OutboxEvent) => listeners.forEach((listener) => listener(event));
  /** After everything that was written before, and in the order of the clock with what other tabs write. */
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

    /** Everything that was given to be kept is kept. */
    settled: () => keeping,

    /** One after the other, or a later one might be there first. */
    keep(parcel: Parcel): Promise<void> {
      const record: OutboxRecord = {
        ...parcel,
        place: nextPlace(),
        createdAt: clock.now(),
        status: 'queued',
        mayBeThere: false,
        isCancelled: false,
        tries: 0,
        notBefore: 0,
      };
      const kept = keeping.then(async () => {
        if (records.has(record.key)) return;
        await storage.put(record);
        set({ ...record, lane: names.get(record.lane) ?? record.lane });
      });
      keeping = kept.catch(() => {});
      return kept;
    },

    /** The server, or the guest, has made an end of it. Whoever hears of that finds it here no more. */
    async end(kind: 'sent' | 'gone', record: OutboxRecord, answer?: unknown): Promise<void> {
      records.delete(record.key);
      tell(kind === 'sent' ? { kind, record, answer } : { kind, record });
      await storage.remove(record.key);
    },

    async rename(lane: string, name: string): Promise<void> {
      names.set(lane, name);
      const moved = inOrder(records.values()).filter((record) => record.lane === lane);
      await Promise.all(moved.map(({ key }) => change(key, { lane: name })));
    },

    /** What waited for the server to come back has waited enough. */
    waitNoMore(): void {
      for (const record of [...records.values()]) {
        if (record.status !== 'unknown' && record.status !== 'undoing') continue;
        records.set(record.key, { ...record, notBefore: 0 });
      }
    },

    /**
     * Takes up what was kept by a page before this one, or by another tab. While this page sends, it knows best what it
     * has; before that, what is not kept any more was sent by another.
     */
    async load({ isSending }: { isSending: boolean }): Promise<void> {
      const all = inOrder(await storage.all());
      const isKept = new Set(all.map(({ key }) => key));
      const left = [...records.keys()].filter((key) => !isKept.has(key));
      if (!isSending) left.forEach((key) => records.delete(key));
      for (const kept of all) {
        lastPlace = Math.max(lastPlace, kept.place);
        if (isSending && records.has(kept.key)) continue;
        if (kept.isCancelled && !kept.mayBeThere) await storage.remove(kept.key);
        else set(atRest(kept));
      }
    },

    /** Another tab sends, and says what comes of it. */
    told(event: OutboxEvent): void {
      const { record } = event;
      if (event.kind === 'changed') records.set(record.key, record);
      if (event.kind === 'sent' || event.kind === 'gone') records.delete(record.key);
      tell(event);
    },
  };
}

/** What was on its way when a page was killed is on its way no more. */
function atRest(record: OutboxRecord): OutboxRecord {
  const now = { sending: 'unknown', uploading: 'queued' } as const;
  const { status } = record;
  return {
    ...record,
    notBefore: 0,
    status: status === 'sending' || status === 'uploading' ? now[status] : status,
  };
}
