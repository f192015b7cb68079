import type { ReplyOf, RequestOf, RequestName } from '../contracts/socket.contract';
import type { SocketError } from '../realtime/socket-error';
import { createRealtime, type Realtime } from '../realtime/realtime';

type FakeSocketReply<Name extends RequestName> =
  | ReplyOf<Name>
  | SocketError
  | ((ask: RequestOf<Name>) => ReplyOf<Name> | Promise<ReplyOf<Name>>);

/** The faked answers by request name. */
export type FakeSocketReplies = { [Name in RequestName]?: FakeSocketReply<Name> };

type SentRequest = { [Name in RequestName]: { name: Name; body: RequestOf<Name> } }[RequestName];

export interface FakeRealtime extends Realtime {
  /** The requests in the order in which they were sent; `sentMessages` lists the unacknowledged ones. */
  readonly sentRequests: SentRequest[];
  readonly sentMessages: SentRequest[];
  /** Replaces answers from now on. */
  answer(answers: FakeSocketReplies): void;
}

/**
 * Creates a real connection with a fake socket: it is connected and returns the answers of the test. The test
 * sends pushes with `pushed` and changes the connection with `state.getState().connectionChanged`.
 */
export function fakeRealtime(answers: FakeSocketReplies = {}): FakeRealtime {
  const now = { ...answers };
  const sentRequests: SentRequest[] = [];
  const sentMessages: SentRequest[] = [];
  const realtime = createRealtime();
  realtime.state.getState().connectionChanged({ connection: 'connected', isLeader: true });
  realtime.connectionLoaded({
    async ask(name, body) {
      // The cast is safe: the body belongs to this name.
      sentRequests.push({ name, body } as SentRequest);
      const answer: unknown = now[name];
      if (answer === undefined) throw new Error(`the test provides no answer for ${name}`);
      if (answer instanceof Error) throw answer;
      // The cast is safe: the test provides answers of the right type for each name.
      return typeof answer === 'function' ? answer(body) : (answer as ReplyOf<typeof name>);
    },
    tell: (name, body) => void sentMessages.push({ name, body } as SentRequest),
    useHere: () => realtime.state.getState().connectionChanged({ connection: 'connected' }),
  });
  return { ...realtime, sentRequests, sentMessages, answer: (more) => void Object.assign(now, more) };
}
