import type { Host } from '@guest/shared';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import { retryImport } from '@guest/shared/lazy/retry-import';
import { retry } from '../../concurrency/retry';
import type { Step } from '../../concurrency/steps';
import type { RequestOutcome } from './awaited-requests';
import type { QueuedRequest } from './queued-request';
import { createRequestsStore, type RequestsStore } from './requests.store';
import type { RequestOutbox, RequestSender } from './send-requests';

/**
 * The guest's requests as the pages use them: the state is in the store, and the guest's actions are the
 * methods.
 */
export interface Requests {
  readonly store: RequestsStore;
  /** The steps to run after each connection. */
  readonly steps: readonly Step[];
  /**
   * Stores the request in the outbox before anything else. Resolves to the request, to `sent` if its answer cannot
   * be read, or to `queued` if it is sent later. Rejects with the server's refusal; the request is then removed, unless
   * the guest may confirm it.
   */
  ask(ask: RequestOf<'newGuestRequest'>, templateName: string): Promise<RequestOutcome>;
  step(ask: RequestOf<'changeStatusRequest'>): Promise<void>;
  /** Sends a held or refused request again after the guest has confirmed it. */
  resubmit(queued: QueuedRequest): void;
  discard(key: string): void;
  /** Reloads after a failure, or when pushes may have been missed. */
  reload(): Promise<void>;
  /** Sends the requests that wait in the outbox of the current guest. Returns a function that stops it. */
  follow(outbox: RequestOutbox): () => void;
  /** Subscribes to the server's pushes. Returns the unsubscribe function. */
  listen(): () => void;
}

export function createRequests({
  realtime,
  session,
  now,
}: Pick<Host, 'realtime' | 'session' | 'now'>): Requests {
  const store = createRequestsStore();
  let sender = createDeferred<RequestSender>();
  const guestId = () => session.getState().user?.guest_uuid ?? null;

  async function reload(): Promise<void> {
    store.getState().requestsRequested();
    try {
      store.getState().requestsLoaded(await retry(() => realtime.ask('loadGuestRequests', {})));
    } catch (error) {
      store.getState().requestsFailed();
      throw error;
    }
  }

  async function loadTemplates(): Promise<void> {
    store.getState().templatesRequested();
    try {
      store.getState().templatesLoaded(await retry(() => realtime.ask('getRequestTemplates', {})));
    } catch (error) {
      store.getState().templatesFailed();
      throw error;
    }
  }

  return {
    store,
    steps: [
      { name: 'request templates', run: loadTemplates },
      { name: 'requests', run: reload },
    ],
    reload: async () => {
      await Promise.all([reload(), store.getState().templatesLoad === 'error' && loadTemplates()]);
    },

    // A request made before the outbox is ready waits for it, because every request is stored before it is sent.
    ask: async (ask, templateName) => (await sender.promise).ask(ask, templateName),
    resubmit: (queued) => void sender.promise.then((it) => it.resubmit(queued)),
    discard: (key) => void sender.promise.then((it) => it.discard(key)),

    async step(ask) {
      store.getState().requestReceived(await retry(() => realtime.ask('changeStatusRequest', ask)));
    },

    follow(requestOutbox) {
      const own = sender;
      let stop: (() => void) | undefined;
      let unpersist: (() => void) | undefined;
      let isStopped = false;
      retryImport(() =>
        Promise.all([
          import(/* webpackChunkName: "chat-live" */ './send-requests'),
          import(/* webpackChunkName: "chat-live" */ './persist-requests'),
        ]),
      )
        .then(([{ sendRequests }, { persistRequests }]) => {
          const id = guestId();
          if (isStopped || id === null) return;
          const owner = `${id} ${session.getState().user?.hotel_identity ?? ''}`;
          unpersist = persistRequests(store, { owner, isCurrent: () => guestId() === id, now });
          const requestSender = sendRequests({ ...requestOutbox, store, realtime, guestId: id });
          stop = requestSender.stop;
          own.resolve(requestSender);
        })
        .catch(reportError);
      return () => {
        isStopped = true;
        stop?.();
        unpersist?.();
        if (stop && sender === own) sender = createDeferred();
        store.getState().queueChanged({ queued: [], isPersistent: true });
      };
    },

    listen() {
      let known = guestId();
      const stops = [
        realtime.on('newGuestRequest', ({ ticket }) => store.getState().requestReceived(ticket)),
        realtime.on('requestUpdated', ({ ticket }) => store.getState().requestReceived(ticket)),
        session.subscribe(() => {
          if (guestId() === known) return;
          known = guestId();
          // A request that is not stored yet must not be sent for the next guest.
          sender = createDeferred();
          store.getState().guestChanged();
        }),
        realtime.state.subscribe(({ epoch }, before) => {
          if (before.epoch !== null && epoch !== before.epoch) store.getState().epochChanged();
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** A promise that is resolved from outside. */
function createDeferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
