import type { Answer, Ask, RequestName } from '../contracts/socket.contract';
import type { SocketError } from '../realtime/socket-error';
import { createRealtime, type Realtime } from '../realtime/realtime';

type Answering<Name extends RequestName> =
  Answer<Name> | SocketError | ((ask: Ask<Name>) => Answer<Name> | Promise<Answer<Name>>);

/** The faked answers by request name. */
export type SocketAnswers = { [Name in RequestName]?: Answering<Name> };

type Said = { [Name in RequestName]: { name: Name; body: Ask<Name> } }[RequestName];

export interface FakeRealtime extends Realtime {
  /** The requests in the order in which they were sent; `told` lists the unacknowledged ones. */
  readonly asked: Said[];
  readonly told: Said[];
  /** Replaces answers from now on. */
  answer(answers: SocketAnswers): void;
}

/**
 * Creates a real connection with a fake socket: it is connected and returns the answers of the test. The test
 * sends pushes with `pushed` and changes the connection with `state.getState().connectionChanged`.
 */
export function fakeRealtime(answers: SocketAnswers = {}): FakeRealtime {
  const now = { ...answers };
  const asked: Said[] = [];
  const told: Said[] = [];
  const realtime = createRealtime();
  realtime.state.getState().connectionChanged({ connection: 'connected', isLeader: true });
  realtime.lineLoaded({
    async ask(name, body) {
      // The cast is safe: the body belongs to this name.
      asked.push({ name, body } as Said);
      const answer: unknown = now[name];
      if (answer === undefined) throw new Error(`the test provides no answer for ${name}`);
      if (answer instanceof Error) throw answer;
      // The cast is safe: the test provides answers of the right type for each name.
      return typeof answer === 'function' ? answer(body) : (answer as Answer<typeof name>);
    },
    tell: (name, body) => void told.push({ name, body } as Said),
    useHere: () => realtime.state.getState().connectionChanged({ connection: 'connected' }),
  });
  return { ...realtime, asked, told, answer: (more) => void Object.assign(now, more) };
}
