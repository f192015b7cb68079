import { createOutbox } from './outbox';
import type { OutboxKind, OutboxPorts } from './outbox-ports';
import { clearOldOutboxes, openStorage, type OutboxPrefix } from './open-storage';
import { createRecordReader } from './record-reader';
import { requestPersistence } from '../storage/request-persistence';
import { createCrossTabOutbox, type TabOutbox } from './cross-tab-outbox';

interface OutboxOptions extends Pick<OutboxPorts, 'upload'> {
  kinds: Readonly<Record<string, OutboxKind>>;
  prefix: OutboxPrefix;
  /** The guest's uuid and the property; records of others are never sent. */
  owner: string;
  /** Whether this tab is the one that sends and can reach the server. */
  line: { canSend: () => boolean; subscribe: (listener: () => void) => () => void };
  now: () => number;
  /** Called if the device cannot store records, so that the page can warn the guest. */
  onStorageFailed: () => void;
}

export interface StartedOutbox extends Omit<TabOutbox, 'leads'> {
  /** Starts sending, once it is known which records the server has. */
  flush(): Promise<void>;
}

/** Starts the outbox of one guest at one property in this tab. One tab of the guest sends for all. */
export async function startOutbox(options: OutboxOptions): Promise<StartedOutbox> {
  const { prefix, owner, line, now, kinds, upload, onStorageFailed } = options;
  const name = prefix + owner;
  const read = createRecordReader(kinds);
  // Another tab of the previous guest may block the deletion for a while, so it is not awaited.
  clearOldOutboxes(prefix, owner, now()).catch(() => {});
  const storage = await openStorage(name, { read, onStorageFailed });
  const outbox = createOutbox({
    storage,
    senders: kinds,
    upload,
    clock: { now, after },
    random: Math.random,
  });
  const shared = createCrossTabOutbox(outbox, { name, read });
  await outbox.load();

  const stops = [
    line.subscribe(() => void (line.canSend() || shared.leads(false))),
    outbox.subscribe(requestPersistence()),
  ];
  const { leads, ...tab } = shared;
  return {
    ...tab,
    async flush() {
      if (line.canSend()) await leads(true);
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
