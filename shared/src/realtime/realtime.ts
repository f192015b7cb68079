import type { Answer, Ask, PushName, PushOf, RequestName } from '../contracts/socket.contract';
import { createListeners } from '../events/listeners';
import { createRealtimeStore, type RealtimeStore } from './realtime.store';

/**
 * The one connection over which the server is asked and heard at once. A push is a hint, an answer a receipt, and the
 * server's log the truth.
 */
export interface Realtime {
  readonly state: RealtimeStore;
  /**
   * Rejects with a `SocketError`: the server's refusal; or status 0, `unknown` if no answer has come in ten seconds or
   * the connection broke, `not-sent` if there was none for so long. It is never sent twice by itself.
   */
  ask<Name extends RequestName>(name: Name, body: Ask<Name>): Promise<Answer<Name>>;
  /** What nobody answers and may get lost, such as typing. */
  tell<Name extends RequestName>(name: Name, body: Ask<Name>): void;
  /** Returns the function that ends the listening. */
  on<Name extends PushName>(name: Name, hear: (push: PushOf<Name>) => void): () => void;
  /** Takes the connection over from the guest's other device. */
  useHere(): void;

  /** Only the shell: the code of the connection has come. What was asked before is asked now. */
  lineLoaded(line: RealtimeLine): void;
  /** Only the shell: something that was pushed, and fits its schema. */
  pushed<Name extends PushName>(name: Name, push: PushOf<Name>): void;
}

/** The part of it that needs a socket. */
export type RealtimeLine = Pick<Realtime, 'ask' | 'tell' | 'useHere'>;

/** The connection as everyone sees it. Its code comes late: no first view waits for a socket. */
export function createRealtime(): Realtime {
  const listeners = createListeners<{ [Name in PushName]: PushOf<Name> }>();
  let lineLoaded: Realtime['lineLoaded'] = () => {};
  const line = new Promise<RealtimeLine>((resolve) => {
    lineLoaded = resolve;
  });

  return {
    state: createRealtimeStore(),
    ask: async (name, body) => (await line).ask(name, body),
    tell: (name, body) => void line.then((loaded) => loaded.tell(name, body)),
    useHere: () => void line.then((loaded) => loaded.useHere()),
    on: listeners.add,
    pushed: listeners.tell,
    lineLoaded,
  };
}
