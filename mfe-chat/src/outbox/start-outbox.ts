import type { Realtime } from '@guest/shared/realtime/realtime';
import { createOutbox } from './queue/outbox';
import type { OutboxKind, OutboxPorts } from './queue/outbox-ports';
import { clearOtherOutboxes, openStorage } from './queue/open-storage';
import { createRecordReader } from './record-reader';
import { createCrossTabOutbox, type TabOutbox } from './cross-tab-outbox';

interface OutboxOptions extends Pick<OutboxPorts, 'upload'> {
  kinds: Readonly<Record<string, OutboxKind>>;
  /** The guest's uuid and the property; records of others are never sent. */
  owner: string;
  realtime: Pick<Realtime, 'state'>;
  now: () => number;
  /** Called if the device cannot store records, so that the page can warn the guest. */
  onStorageFailed: () => void;
}

export interface StartedOutbox extends Omit<TabOutbox, 'leads'> {
  /** Starts sending after a synchronisation, when it is known which records the server has. */
  flush(): Promise<void>;
}

/** Starts the outbox of one guest at one property in this tab. The tab that holds the connection sends. */
export async function startOutbox(options: OutboxOptions): Promise<StartedOutbox> {
  const { owner, realtime, now, kinds, upload, onStorageFailed } = options;
  const read = createRecordReader(kinds);
  // Another tab of the previous guest may block the deletion for a while, so it is not awaited.
  clearOtherOutboxes(owner).catch(() => {});
  const storage = await openStorage(owner, { read, onStorageFailed });
  const outbox = createOutbox({
    storage,
    senders: kinds,
    upload,
    clock: { now, after },
    random: Math.random,
  });
  const shared = createCrossTabOutbox(outbox, { name: owner, read });
  await outbox.load();

  const canSend = () => {
    const { connection, isLeader } = realtime.state.getState();
    return connection === 'connected' && isLeader;
  };
  const stops = [
    realtime.state.subscribe(() => void (canSend() || shared.leads(false))),
    outbox.subscribe(requestPersistence()),
  ];
  const { leads, ...tab } = shared;
  return {
    ...tab,
    async flush() {
      if (canSend()) await leads(true);
    },
    close() {
      stops.forEach((stop) => stop());
      shared.close();
      storage.close();
    },
  };
}

function after(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

/** Requests persistent storage with the first unsent record, so that the browser does not evict it. */
function requestPersistence(): () => void {
  let isRequested = false;
  return () => {
    if (isRequested) return;
    isRequested = true;
    // A browser that refuses persistence still stores the data as long as it can.
    navigator.storage?.persist?.().catch(() => {});
  };
}
