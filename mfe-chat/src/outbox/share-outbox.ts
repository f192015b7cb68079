import type { Outbox } from './queue/outbox';
import type { OutboxEvent, Parcel } from './queue/outbox-record';

/** What the tabs of one guest tell each other of what they keep in one place. */
type OutboxNote =
  | { kind: 'added' }
  | { kind: 'retry'; key: string }
  | { kind: 'discard'; key: string }
  | { kind: 'event'; event: OutboxEvent };

export interface TabOutbox extends Pick<
  Outbox,
  'add' | 'retry' | 'discard' | 'seen' | 'records' | 'subscribe'
> {
  /** This tab sends, or does not any more. */
  leads(isLeading: boolean): Promise<void>;
  close(): void;
}

/**
 * One outbox of several tabs. Each keeps what is written in it; one of them sends for all, and says what comes of it. A
 * browser without channels has tabs that each send their own: the key tells the server that they are the same.
 */
export function shareOutbox(outbox: Outbox, name: string): TabOutbox {
  let channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`outbox ${name}`) : undefined;
  let isLeading = false;
  const send = (note: OutboxNote) => channel?.postMessage(note);

  function heard(note: OutboxNote): void {
    if (note.kind === 'event') return outbox.told(note.event);
    if (!isLeading) return;
    if (note.kind === 'added') void outbox.load();
    if (note.kind === 'retry') void outbox.load().then(() => outbox.retry(note.key));
    if (note.kind === 'discard') void outbox.load().then(() => outbox.discard(note.key));
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
    async retry(key) {
      await outbox.retry(key);
      if (!isLeading) send({ kind: 'retry', key });
    },
    async discard(key) {
      await outbox.discard(key);
      if (!isLeading) send({ kind: 'discard', key });
    },
    async leads(wanted) {
      if (!wanted) outbox.close();
      // What was kept while another tab was leading is taken up first.
      else if (!isLeading) await outbox.load();
      isLeading = wanted;
      if (wanted) outbox.open();
    },
    close() {
      isLeading = false;
      stop();
      channel?.close();
      // What is still being written down has nobody to tell any more.
      channel = undefined;
      outbox.stop();
    },
  };
}
