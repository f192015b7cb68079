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
  /**
   * Returns the token of the desk's session. It is called again with `true` when the server has rejected the
   * token.
   */
  token(isRefused: boolean): Promise<string>;
  /** The time in milliseconds that a request waits for its reply, including reconnections. */
  patienceMs: number;
  /** Called when the session has ended and cannot be renewed. */
  onTurnedAway(error: Error): void;
}

export type DeskConnection = ReturnType<typeof connectDesk>;

/**
 * Opens the staff socket. Requests are sent again until they are answered; the server's handlers are
 * idempotent.
 */
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
    // Socket.IO retries failed connections by itself (`active`); after a rejection by the server the retry is
    // up to this module.
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
    // The cast is safe because the schema belongs to this request; the compiler cannot relate a name to its
    // member of the union.
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

    /** Sends an event without waiting for a reply or retrying, for transient signals such as typing. */
    say<Name extends RequestName>(name: Name, said: Ask<Name>): void {
      if (socket.connected) socket.volatile.emit(name, said);
    },

    /**
     * Listens to a push event and returns a function that stops. Payloads that do not match the contract are
     * ignored.
     */
    hear<Name extends PushName>(name: Name, listen: (push: PushOf<Name>) => void): () => void {
      const hear = async (body: unknown) => {
        const { success, data } = (await socketPushes[name].checks()).safeParse(body);
        // The cast is safe for the same reason as that of the replies.
        if (success) listen(data as PushOf<Name>);
      };
      const listener = (body: unknown) => void hear(body);
      // Widening the type to `string` selects the overload for custom events; Socket.IO types its reserved
      // events separately.
      const event: string = name;
      socket.on(event, listener);
      return () => void socket.off(event, listener);
    },

    /**
     * Calls `then` on each connection, the first included, because events missed while disconnected must be
     * fetched.
     */
    whenConnected(then: () => void): void {
      socket.on('connect', then);
      if (socket.connected) then();
    },
  };
}
