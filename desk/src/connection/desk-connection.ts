import {
  socketPushes,
  socketRequests,
  type ReplyOf,
  type RequestOf,
  type PushName,
  type PushOf,
  type RequestName,
} from '@guest/shared/contracts/socket.contract';
import { socketReplySchema } from '@guest/shared/contracts/core/socket-reply.schema';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { RequestError, ConnectionError } from './request-error';

const REPLY_TIMEOUT_MS = 10_000;
const RECONNECT_DELAY_MS = 1_000;
const RETRY_DELAY_MS = 500;

export interface DeskOptions {
  url: string;
  /**
   * Returns the token of the desk's session. It is called again with `true` when the server has rejected the
   * token.
   */
  token(isTokenRejected: boolean): Promise<string>;
  /** The time in milliseconds that a request waits for its reply, including reconnections. */
  requestTimeoutMs: number;
  /** Called when the session has ended and cannot be renewed. */
  onSessionEnded(error: Error): void;
}

export type DeskConnection = ReturnType<typeof connectDesk>;

/**
 * Opens the staff socket. Requests are sent again until they are answered; the server's handlers are
 * idempotent.
 */
export function connectDesk({ url, token, requestTimeoutMs, onSessionEnded }: DeskOptions) {
  let isClosed = false;
  let isTokenRejected = false;
  const socket: Socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: RECONNECT_DELAY_MS,
    reconnectionDelayMax: 5_000,
    auth: (setAuth) => {
      token(isTokenRejected).then(
        (received) => setAuth({ token: received, lang: 'en' }),
        (error: unknown) => {
          if (error instanceof RequestError && !error.isTemporary) endConnection(error);
          else reconnect();
        },
      );
    },
  });

  function endConnection(error: Error): void {
    close();
    onSessionEnded(error);
  }

  function reconnect(): void {
    setTimeout(() => {
      if (!isClosed) socket.disconnect().connect();
    }, RECONNECT_DELAY_MS);
  }

  socket.on('connect', () => (isTokenRejected = false));
  socket.on('connect_error', ({ message }) => {
    // Socket.IO retries failed connections by itself (`active`); after a rejection by the server the retry is
    // up to this module.
    if (socket.active) return;
    if (message.includes('auth') && isTokenRejected)
      return endConnection(new RequestError(401, 'sign_in', message));
    isTokenRejected = message.includes('auth');
    reconnect();
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') reconnect();
  });

  function close(): void {
    isClosed = true;
    socket.disconnect();
  }

  async function requestOnce<Name extends RequestName>(
    name: Name,
    body: RequestOf<Name>,
  ): Promise<ReplyOf<Name>> {
    if (!socket.connected) throw new ConnectionError(`${url} cannot be reached`);
    const received: unknown = await socket
      .timeout(REPLY_TIMEOUT_MS)
      .emitWithAck(name, body)
      .catch((error: unknown) => {
        throw new ConnectionError(`${url} does not answer`, { cause: error });
      });
    const { status, data, error = '', code = '', retryAfterMs } = socketReplySchema.parse(received);
    if (status !== 200) throw new RequestError(status, code, error, retryAfterMs);
    const { answer } = await socketRequests[name].checks();
    // The cast is safe because the schema belongs to this request; the compiler cannot relate a name to its
    // member of the union.
    return answer.parse(data) as ReplyOf<Name>;
  }

  return {
    url,
    socket,
    close,

    async request<Name extends RequestName>(name: Name, body: RequestOf<Name>): Promise<ReplyOf<Name>> {
      const until = Date.now() + requestTimeoutMs;
      for (;;) {
        try {
          return await requestOnce(name, body);
        } catch (error) {
          const isTemporary =
            error instanceof ConnectionError || (error instanceof RequestError && error.isTemporary);
          const waitMs = (error instanceof RequestError && error.retryAfterMs) || RETRY_DELAY_MS;
          if (!isTemporary || isClosed || Date.now() + waitMs > until) throw error;
          await pause(waitMs);
        }
      }
    },

    /** Sends an event without waiting for a reply or retrying, for transient signals such as typing. */
    emit<Name extends RequestName>(name: Name, payload: RequestOf<Name>): void {
      if (socket.connected) socket.volatile.emit(name, payload);
    },

    /**
     * Listens to a push event and returns a function that stops. Payloads that do not match the contract are
     * ignored.
     */
    on<Name extends PushName>(name: Name, listen: (push: PushOf<Name>) => void): () => void {
      const on = async (body: unknown) => {
        const { success, data } = (await socketPushes[name].checks()).safeParse(body);
        // The cast is safe for the same reason as that of the replies.
        if (success) listen(data as PushOf<Name>);
      };
      const listener = (body: unknown) => void on(body);
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
    whenConnected(onConnect: () => void): void {
      socket.on('connect', onConnect);
      if (socket.connected) onConnect();
    },
  };
}
