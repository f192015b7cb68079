import type { Reading } from '../storage/device-store';
import type { Outbox } from './queue/outbox';
import type { OutboxEvent, OutboxRecord, Parcel } from './queue/outbox-record';

/** Messages between the tabs of one guest, which share one storage. */
type OutboxNote =
  | { kind: 'added' }
  | { kind: 'retry'; key: string; body?: unknown }
  | { kind: 'discard'; key: string }
  | { kind: 'event'; event: OutboxEvent };

export interface TabOutbox extends Pick<
  Outbox,
  'add' | 'retry' | 'discard' | 'seen' | 'records' | 'subscribe'
> {
  /** Starts or stops sending from this tab. */
  leads(isLeading: boolean): Promise<void>;
  close(): void;
}

/**
 * Shares one outbox between tabs. Each tab stores its own records; the leading tab sends them all and reports
 * the results. In a browser without `BroadcastChannel` each tab sends its own records, and the idempotency
 * key prevents duplicates.
 */
export function shareOutbox(
  outbox: Outbox,
  { name, read }: { name: string; read: (told: unknown) => Reading<OutboxRecord> },
): TabOutbox {
  let channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`outbox ${name}`) : undefined;
  let isLeading = false;
  const send = (note: OutboxNote) => channel?.postMessage(note);

  function heard(note: OutboxNote): void {
    if (note.kind === 'event') return hearEvent(note.event);
    if (!isLeading) return;
    if (note.kind === 'added') void outbox.load();
    if (note.kind === 'retry') void outbox.load().then(() => outbox.retry(note.key, note.body));
    if (note.kind === 'discard') void outbox.load().then(() => outbox.discard(note.key));
  }
  /** The tab that sends may be of another release: what it tells of is read as what is stored is. */
  function hearEvent(event: OutboxEvent): void {
    const record = read(event.record);
    if (typeof record !== 'string') outbox.told({ ...event, record });
  }
  if (channel) channel.onmessage = ({ data }: MessageEvent<OutboxNote>) => heard(data);
  const stop = outbox.subscribe((event) => isLeading && send({ kind: 'event', event }));

  return {
    records: outbox.records,
    subscribe: outbox.subscribe,
    seen: outbox.seen,
    async add(parcel: Parcel) {
      await outbox.add(parcel);
      if (!isLeading) send({ kind: 'added' });
    },
    async retry(key, body) {
      await outbox.retry(key, body);
      if (!isLeading) send({ kind: 'retry', key, body });
    },
    async discard(key) {
      await outbox.discard(key);
      if (!isLeading) send({ kind: 'discard', key });
    },
    async leads(wanted) {
      if (!wanted) outbox.close();
      // Loads the records that were stored while another tab was leading.
      else if (!isLeading) await outbox.load();
      isLeading = wanted;
      if (wanted) outbox.open();
    },
    close() {
      isLeading = false;
      stop();
      channel?.close();
      // A write that is still pending must not post to the closed channel.
      channel = undefined;
      outbox.stop();
    },
  };
}
