import {
  socketPushes,
  socketRequests,
  type Answer,
  type Ask,
  type PushName,
  type PushOf,
  type RequestName,
} from '@guest/shared/contracts/socket.contract';
import { socketReplySchema } from '@guest/shared/contracts/core/socket-reply.schema';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { Refused, Unreachable } from './refused';

const ANSWERS_WITHIN_MS = 10_000;
const COMES_BACK_MS = 1_000;
const AGAIN_AFTER_MS = 500;

export interface DeskOptions {
  url: string;
  /** Of the session at the desk; asked for again whenever the server does not take it any more. */
  token(isRefused: boolean): Promise<string>;
  /** For how long an answer is waited for before it is given up: the way there may be interrupted. */
  patienceMs: number;
  /** The session is over and there is no other. */
  onTurnedAway(error: Error): void;
}

export type DeskConnection = ReturnType<typeof connectDesk>;

/** The one socket, as staff have it. What is asked is asked again until it is answered: the server bears that. */
export function connectDesk({ url, token, patienceMs, onTurnedAway }: DeskOptions) {
  let isClosed = false;
  let isRefused = false;
  const socket: Socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: COMES_BACK_MS,
    reconnectionDelayMax: 5_000,
    auth: (give) => {
      token(isRefused).then(
        (told) => give({ token: told, lang: 'en' }),
        (error: unknown) => {
          if (error instanceof Refused && !error.isForNow) turnAway(error);
          else comeBack();
        },
      );
    },
  });

  function turnAway(error: Error): void {
    close();
    onTurnedAway(error);
  }

  function comeBack(): void {
    setTimeout(() => {
      if (!isClosed) socket.disconnect().connect();
    }, COMES_BACK_MS);
  }

  socket.on('connect', () => (isRefused = false));
  socket.on('connect_error', ({ message }) => {
    // What the socket cannot reach it tries again by itself; what the server has turned away is for us.
    if (socket.active) return;
    if (message.includes('auth') && isRefused) return turnAway(new Refused(401, 'sign_in', message));
    isRefused = message.includes('auth');
    comeBack();
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') comeBack();
  });

  function close(): void {
    isClosed = true;
    socket.disconnect();
  }

  async function once<Name extends RequestName>(name: Name, asked: Ask<Name>): Promise<Answer<Name>> {
    if (!socket.connected) throw new Unreachable(`${url} cannot be reached`);
    const told: unknown = await socket
      .timeout(ANSWERS_WITHIN_MS)
      .emitWithAck(name, asked)
      .catch((error: unknown) => {
        throw new Unreachable(`${url} does not answer`, { cause: error });
      });
    const { status, data, error = '', code = '', retryAfterMs } = socketReplySchema.parse(told);
    if (status !== 200) throw new Refused(status, code, error, retryAfterMs);
    const { answer } = await socketRequests[name].checks();
    // The checks of this name give what its type says; the compiler does not follow a name into its union.
    return answer.parse(data) as Answer<Name>;
  }

  return {
    socket,
    close,

    async ask<Name extends RequestName>(name: Name, asked: Ask<Name>): Promise<Answer<Name>> {
      const until = Date.now() + patienceMs;
      for (;;) {
        try {
          return await once(name, asked);
        } catch (error) {
          const isForNow = error instanceof Unreachable || (error instanceof Refused && error.isForNow);
          const waitMs = (error instanceof Refused && error.retryAfterMs) || AGAIN_AFTER_MS;
          if (!isForNow || isClosed || Date.now() + waitMs > until) throw error;
          await pause(waitMs);
        }
      }
    },

    /** Told and forgotten, as typing is. */
    say<Name extends RequestName>(name: Name, said: Ask<Name>): void {
      if (socket.connected) socket.volatile.emit(name, said);
    },

    /** What does not fit the contract is not heard. Returns the stop. */
    hear<Name extends PushName>(name: Name, listen: (push: PushOf<Name>) => void): () => void {
      const hear = async (body: unknown) => {
        const { success, data } = (await socketPushes[name].checks()).safeParse(body);
        // As with the answers.
        if (success) listen(data as PushOf<Name>);
      };
      const listener = (body: unknown) => void hear(body);
      // The socket's own events have other listeners, and a type of their own; this is none of them.
      const event: string = name;
      socket.on(event, listener);
      return () => void socket.off(event, listener);
    },

    /** Also with every later connection: whatever was missed in between has to be looked up. */
    whenConnected(then: () => void): void {
      socket.on('connect', then);
      if (socket.connected) then();
    },
  };
}
