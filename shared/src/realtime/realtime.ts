import type { ReplyOf, RequestOf, PushName, PushOf, RequestName } from '../contracts/socket.contract';
import { createListeners } from '../events/listeners';
import { createRealtimeStore, type RealtimeStore } from './realtime.store';

/**
 * The connection for socket requests and pushes. A push is only a hint and an answer a confirmation; the
 * server's log is authoritative.
 */
export interface Realtime {
  readonly state: RealtimeStore;
  /**
   * Rejects with a `SocketError`: either the server's error, or status 0 with code `unknown` if no answer
   * arrived within ten seconds or the connection broke, or `not-sent` if there was no connection for that
   * long. Requests are never repeated automatically.
   */
  ask<Name extends RequestName>(name: Name, body: RequestOf<Name>): Promise<ReplyOf<Name>>;
  /** Sends a message that is not acknowledged and may get lost, such as a typing indicator. */
  tell<Name extends RequestName>(name: Name, body: RequestOf<Name>): void;
  /** Returns the function that removes the listener. */
  on<Name extends PushName>(name: Name, listener: (push: PushOf<Name>) => void): () => void;
  /** Takes over the connection from the guest's other device. */
  useHere(): void;

  /** Shell only: sets the connection once its code is loaded. Pending requests are sent then. */
  connectionLoaded(connection: RealtimeConnection): void;
  /** Shell only: delivers a validated push to its listeners. */
  pushed<Name extends PushName>(name: Name, push: PushOf<Name>): void;
}

/** The members that require a socket. */
export type RealtimeConnection = Pick<Realtime, 'ask' | 'tell' | 'useHere'>;

/**
 * Creates the connection used by all packages. Its code is lazy, so that no first view waits for a socket.
 */
export function createRealtime(): Realtime {
  const listeners = createListeners<{ [Name in PushName]: PushOf<Name> }>();
  let connectionLoaded: Realtime['connectionLoaded'] = () => {};
  const connection = new Promise<RealtimeConnection>((resolve) => {
    connectionLoaded = resolve;
  });

  return {
    state: createRealtimeStore(),
    ask: async (name, body) => (await connection).ask(name, body),
    tell: (name, body) => void connection.then((loaded) => loaded.tell(name, body)),
    useHere: () => void connection.then((loaded) => loaded.useHere()),
    on: listeners.add,
    pushed: listeners.notify,
    connectionLoaded,
  };
}
