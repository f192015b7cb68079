import type { Host } from '@guest/shared';
import type { Ask } from '@guest/shared/contracts/socket.contract';
import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { isSocketError } from '@guest/shared/realtime/socket-error';
import { oneAtATime } from '../../concurrency/one-at-a-time';
import { isFinal, patiently } from '../../concurrency/patiently';
import type { Step } from '../../concurrency/steps';
import { HELD_AFTER_MS, type QueuedRequest } from './queued-request';
import { forgetOtherRequests, requestOutbox } from './request-outbox';
import { createRequestsStore, type RequestsStore } from './requests.store';

const TRIES_AGAIN_AFTER_MS = 15_000;

/**
 * The guest's requests as the pages use them: the state is in the store, and the guest's actions are the
 * methods.
 */
export interface Requests {
  readonly store: RequestsStore;
  /** The steps to run after each connection. */
  readonly steps: readonly Step[];
  /**
   * Stores the request on the device before sending it. Resolves to the created request, or to `queued` if it
   * is sent later. Rejects if the server refuses, and then the request is not stored.
   */
  ask(ask: Ask<'newGuestRequest'>, templateName: string): Promise<Ticket | 'queued'>;
  step(ask: Ask<'changeStatusRequest'>): Promise<void>;
  /** Sends a held or refused request again after the guest has confirmed it. */
  askAgain(queued: QueuedRequest): void;
  drop(key: string): void;
  /** Reloads after a failure, or when pushes may have been missed. */
  reload(): Promise<void>;
  flush(): Promise<unknown>;
  /** Subscribes to the server's pushes. Returns the unsubscribe function. */
  listen(): () => void;
}

export function createRequests({
  realtime,
  session,
  now,
}: Pick<Host, 'realtime' | 'session' | 'now'>): Requests {
  const store = createRequestsStore();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const guestId = () => session.getState().user?.guest_uuid ?? null;
  const outbox = () => requestOutbox(guestId() ?? 'nobody');
  const isConnected = () => realtime.state.getState().connection === 'connected';

  async function send({ ask }: QueuedRequest): Promise<Ticket> {
    const kept = outbox();
    const { ticket } = await patiently(() => realtime.ask('newGuestRequest', ask));
    kept.drop(ask.key);
    store.getState().requestSent({ key: ask.key, ticket });
    return ticket;
  }

  /** Resolves to whether the next request may be sent. */
  async function sendQueued(queued: QueuedRequest): Promise<boolean> {
    const { key } = queued.ask;
    if (now() - queued.at > HELD_AFTER_MS) {
      outbox().keep({ ...queued, state: 'held' });
      store.getState().requestHeld(key);
      return true;
    }
    try {
      await send(queued);
      return true;
    } catch (error) {
      if (!isSocketError(error) || !isFinal(error)) return false;
      const { message, code } = error;
      outbox().keep({ ...queued, state: 'refused', error: message, code });
      store.getState().requestRefused({ key, error: message, code });
      return true;
    }
  }

  const flush = oneAtATime(async () => {
    clearTimeout(timer);
    for (const queued of store.getState().queued) {
      if (!isConnected()) return;
      if (queued.state !== 'waiting' || (await sendQueued(queued))) continue;
      timer = setTimeout(() => void flush(), TRIES_AGAIN_AFTER_MS);
      return;
    }
  });

  async function reload(): Promise<void> {
    store.getState().requestsRequested();
    try {
      store.getState().requestsLoaded(await patiently(() => realtime.ask('loadGuestRequests', {})));
    } catch (error) {
      store.getState().requestsFailed();
      throw error;
    }
  }

  async function loadTemplates(): Promise<void> {
    store.getState().templatesRequested();
    try {
      store.getState().templatesLoaded(await patiently(() => realtime.ask('getRequestTemplates', {})));
    } catch (error) {
      store.getState().templatesFailed();
      throw error;
    }
  }

  function enqueue(queued: QueuedRequest): void {
    outbox().keep(queued);
    store.getState().requestQueued(queued);
  }

  function drop(key: string): void {
    outbox().drop(key);
    store.getState().requestDropped(key);
  }

  return {
    store,
    steps: [
      { name: 'request templates', run: loadTemplates },
      { name: 'requests that wait', run: flush },
      { name: 'requests', run: reload },
    ],
    flush,
    drop,
    reload: async () => {
      await Promise.all([reload(), store.getState().templatesLoad === 'error' && loadTemplates()]);
    },

    async ask(ask, templateName) {
      const queued: QueuedRequest = { ask, templateName, at: now(), state: 'waiting' };
      enqueue(queued);
      if (!isConnected()) return 'queued';
      try {
        return await send(queued);
      } catch (error) {
        if (!isFinal(error)) {
          void flush();
          return 'queued';
        }
        drop(ask.key);
        throw error;
      }
    },

    async step(ask) {
      store.getState().requestTold(await patiently(() => realtime.ask('changeStatusRequest', ask)));
    },

    askAgain(queued) {
      enqueue({
        ask: { ...queued.ask, isAgain: true },
        templateName: queued.templateName,
        at: now(),
        state: 'waiting',
      });
      void flush();
    },

    listen() {
      let known = guestId();
      const restore = () => {
        // While nobody is signed in, stored requests are kept for the guest who created them.
        if (known !== null) forgetOtherRequests(known);
        store.getState().queueRestored(outbox().all());
      };
      restore();
      const stops = [
        realtime.on('newGuestRequest', ({ ticket }) => store.getState().requestTold(ticket)),
        realtime.on('requestUpdated', ({ ticket }) => store.getState().requestTold(ticket)),
        session.subscribe(() => {
          if (guestId() === known) return;
          known = guestId();
          store.getState().guestChanged();
          restore();
        }),
        realtime.state.subscribe(({ epoch }, before) => {
          if (before.epoch !== null && epoch !== before.epoch) store.getState().epochChanged();
        }),
        () => clearTimeout(timer),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}
