import type { Host } from '@guest/shared';
import type { Ask } from '@guest/shared/contracts/socket.contract';
import { untilItComes } from '@guest/shared/late-code/until-it-comes';
import { patiently } from '../../concurrency/patiently';
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
   * Kept in the outbox before anything else happens. Resolves to the request, or to `queued` where it goes out later;
   * rejects with the refusal of the server, and then it is not kept, unless the guest may mean it all the same.
   */
  ask(ask: Ask<'newGuestRequest'>, templateName: string): Promise<RequestOutcome>;
  step(ask: Ask<'changeStatusRequest'>): Promise<void>;
  /** Sends a held or refused request again after the guest has confirmed it. */
  askAgain(queued: QueuedRequest): void;
  drop(key: string): void;
  /** Reloads after a failure, or when pushes may have been missed. */
  reload(): Promise<void>;
  /** Goes on with what waits in the outbox of the guest who is here now. Returns the stop. */
  follow(outbox: RequestOutbox): () => void;
  /** Subscribes to the server's pushes. Returns the unsubscribe function. */
  listen(): () => void;
}

export function createRequests({ realtime, session }: Pick<Host, 'realtime' | 'session'>): Requests {
  const store = createRequestsStore();
  let sender = waitingFor<RequestSender>();
  const guestId = () => session.getState().user?.guest_uuid ?? null;

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
    askAgain: (queued) => void sender.promise.then((it) => it.askAgain(queued)),
    drop: (key) => void sender.promise.then((it) => it.drop(key)),

    async step(ask) {
      store.getState().requestTold(await patiently(() => realtime.ask('changeStatusRequest', ask)));
    },

    follow(joined) {
      const own = sender;
      let stop: (() => void) | undefined;
      let isOver = false;
      untilItComes(() => import(/* webpackChunkName: "chat-live" */ './send-requests'))
        .then(({ sendRequests }) => {
          const id = guestId();
          if (isOver || id === null) return;
          const requestSender = sendRequests({ ...joined, store, realtime, guestId: id });
          stop = requestSender.stop;
          own.resolve(requestSender);
        })
        .catch(reportError);
      return () => {
        isOver = true;
        stop?.();
        if (stop && sender === own) sender = waitingFor();
        store.getState().queueChanged({ queued: [], isLasting: true });
      };
    },

    listen() {
      let known = guestId();
      const stops = [
        realtime.on('newGuestRequest', ({ ticket }) => store.getState().requestTold(ticket)),
        realtime.on('requestUpdated', ({ ticket }) => store.getState().requestTold(ticket)),
        session.subscribe(() => {
          if (guestId() === known) return;
          known = guestId();
          // A request that is not stored yet must not be sent for the next guest.
          sender = waitingFor();
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
function waitingFor<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
