import type { StoredReading } from '../storage/device-store';
import type { Outbox } from './outbox';
import type { OutboxEvent, OutboxRecord, RecordInput } from './outbox-record';

/** Messages between the tabs of one guest, which share one storage. */
type OutboxTabMessage =
  | { kind: 'added' }
  | { kind: 'retry'; key: string; body?: unknown }
  | { kind: 'discard'; key: string }
  | { kind: 'replaced'; keys: string[] }
  | { kind: 'event'; event: OutboxEvent };

export interface TabOutbox extends Pick<
  Outbox,
  'add' | 'replace' | 'retry' | 'discard' | 'seen' | 'records' | 'subscribe'
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
export function createCrossTabOutbox(
  outbox: Outbox,
  { name, read }: { name: string; read: (saved: unknown) => StoredReading<OutboxRecord> },
): TabOutbox {
  let channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  let isLeading = false;
  /** In a browser without locks several tabs lead. An event of one must not go back and forth between them. */
  let isApplying = false;
  const send = (tabMessage: OutboxTabMessage) => channel?.postMessage(tabMessage);

  function onTabMessage(tabMessage: OutboxTabMessage): void {
    if (tabMessage.kind === 'event') return onOutboxEvent(tabMessage.event);
    if (!isLeading) return;
    if (tabMessage.kind === 'added') void outbox.load();
    if (tabMessage.kind === 'retry') void outbox.load().then(() => retryForTab(tabMessage));
    if (tabMessage.kind === 'replaced') void outbox.load().then(() => outbox.supersede(tabMessage.keys));
    if (tabMessage.kind === 'discard') void outbox.load().then(() => outbox.discard(tabMessage.key));
  }
  /** The tab may run another release. A body that this release cannot read leaves the record as it is. */
  async function retryForTab({ key, body }: { key: string; body?: unknown }): Promise<void> {
    if (body === undefined) return outbox.retry(key);
    const record = outbox.records().find((it) => it.key === key);
    const changed = record && read({ ...record, body });
    if (changed && typeof changed !== 'string') await outbox.retry(key, changed.body);
  }
  /** The sending tab may run another release, so its messages are read like stored records. */
  function onOutboxEvent(event: OutboxEvent): void {
    const record = read(event.record);
    if (typeof record === 'string') return;
    isApplying = true;
    try {
      outbox.applyRemoteEvent({ ...event, record });
    } finally {
      isApplying = false;
    }
  }
  if (channel) channel.onmessage = ({ data }: MessageEvent<OutboxTabMessage>) => onTabMessage(data);
  const stop = outbox.subscribe((event) => isLeading && !isApplying && send({ kind: 'event', event }));

  return {
    records: outbox.records,
    subscribe: outbox.subscribe,
    seen: outbox.seen,
    async add(input: RecordInput) {
      await outbox.add(input);
      if (!isLeading) send({ kind: 'added' });
    },
    async replace(input) {
      const keys = await outbox.replace(input);
      if (!isLeading) send({ kind: 'replaced', keys });
      return keys;
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
