import type { Realtime } from '@guest/shared/realtime/realtime';
import { createOutbox } from './queue/outbox';
import type { OutboxPorts } from './queue/outbox-ports';
import { forgetOtherOutboxes, openStorage } from './queue/open-storage';
import { shareOutbox, type TabOutbox } from './share-outbox';

interface OutboxOptions extends Pick<OutboxPorts, 'senders' | 'upload'> {
  /** The guest's uuid and the property: nobody else's is sent from here. */
  whose: string;
  realtime: Pick<Realtime, 'state'>;
  now: () => number;
  /** The device keeps nothing, so what is unsent lasts only as long as the page, which should say so. */
  notLasting: () => void;
}

export interface StartedOutbox extends Omit<TabOutbox, 'leads'> {
  /** It is known by now what the server has, so what it has not may be sent. */
  flush(): Promise<void>;
}

/** The outbox of one guest at one property in this tab. The tab that has the connection is the one that sends. */
export async function startOutbox(options: OutboxOptions): Promise<StartedOutbox> {
  const { whose, realtime, now, senders, upload, notLasting } = options;
  // Another tab of the guest before may hold on to it for a while; nobody waits for that.
  forgetOtherOutboxes(whose).catch(() => {});
  const storage = await openStorage(whose, notLasting);
  const outbox = createOutbox({ storage, senders, upload, clock: { now, after }, random: Math.random });
  const shared = shareOutbox(outbox, whose);
  await outbox.load();

  const maySend = () => {
    const { connection, isLeader } = realtime.state.getState();
    return connection === 'connected' && isLeader;
  };
  const stops = [
    realtime.state.subscribe(() => void (maySend() || shared.leads(false))),
    outbox.subscribe(askToLast()),
  ];
  const { leads, ...tab } = shared;
  return {
    ...tab,
    async flush() {
      if (maySend()) await leads(true);
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

/** With the first thing that is unsent, the browser is asked not to clear it away when it needs room. */
function askToLast(): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    // A browser that will not promise keeps it all the same, as long as it can.
    navigator.storage?.persist?.().catch(() => {});
  };
}
