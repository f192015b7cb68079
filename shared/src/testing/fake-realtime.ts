import type { Answer, Ask, RequestName } from '../contracts/socket.contract';
import type { SocketError } from '../realtime/socket-error';
import { createRealtime, type Realtime } from '../realtime/realtime';

type Answering<Name extends RequestName> =
  Answer<Name> | SocketError | ((ask: Ask<Name>) => Answer<Name> | Promise<Answer<Name>>);

/** What a test says that the server answers. */
export type SocketAnswers = { [Name in RequestName]?: Answering<Name> };

type Said = { [Name in RequestName]: { name: Name; body: Ask<Name> } }[RequestName];

export interface FakeRealtime extends Realtime {
  /** What was asked and told, in its order. */
  readonly asked: Said[];
  readonly told: Said[];
  /** From now on the server answers so. */
  answer(answers: SocketAnswers): void;
}

/**
 * The real thing but for its socket: connected, with a server that answers what the test says. The test pushes with
 * `pushed`, and changes the connection with `state.getState().connectionChanged`.
 */
export function fakeRealtime(answers: SocketAnswers = {}): FakeRealtime {
  const now = { ...answers };
  const asked: Said[] = [];
  const told: Said[] = [];
  const realtime = createRealtime();
  realtime.state.getState().connectionChanged({ connection: 'connected', isLeader: true });
  realtime.lineLoaded({
    async ask(name, body) {
      // A name and the body that goes with it.
      asked.push({ name, body } as Said);
      const answer: unknown = now[name];
      if (answer === undefined) throw new Error(`The test did not say what ${name} answers`);
      if (answer instanceof Error) throw answer;
      // What the test has given under this name is of this name's type.
      return typeof answer === 'function' ? answer(body) : (answer as Answer<typeof name>);
    },
    tell: (name, body) => void told.push({ name, body } as Said),
    useHere: () => realtime.state.getState().connectionChanged({ connection: 'connected' }),
  });
  return { ...realtime, asked, told, answer: (more) => void Object.assign(now, more) };
}
