import { CONNECTION_REJECTED, type SocketAuth } from '@guest/shared/contracts/core/socket-reply';
import { socketRequests } from '@guest/shared/contracts/socket.contract';
import type { RealtimeConnection } from '@guest/shared/realtime/realtime';
import type { RealtimeFacts } from '@guest/shared/realtime/realtime.store';
import { isSocketError } from '@guest/shared/realtime/socket-error';
import { io } from 'socket.io-client';
import { answerPresenceCheck } from './answer-presence-check';
import { readReply } from './read-reply';
import { canDecompress } from './decompress';
import {
  reconnectDelay,
  MAX_RECONNECT_AFTER_MS,
  RECONNECT_AFTER_MS,
  RECONNECT_JITTER,
} from './reconnect-delay';
import { unknownOutcomeError } from './request-errors';
import { createSendQueue } from './send-queue';

const CONNECT_TIMEOUT_MS = 20_000;
const CONNECT_DELAY_MS = 100;
const REPLY_TIMEOUT_MS = 10_000;
/** A connection attempt younger than this is not interrupted when the page wakes. */
const MIN_ATTEMPT_MS = 3_000;

export interface ChatSocketOptions {
  address: string;
  /** Called for every attempt, because the chat session may have been renewed. */
  auth: () => SocketAuth;
  changed: (facts: Partial<RealtimeFacts>) => void;
  /** Called with the unvalidated body of a push. */
  pushed: (name: string, body: unknown) => void;
  /** Called when the chat session is no longer valid. The socket does not retry before `wake`. */
  authRejected: () => void;
}

export interface ChatSocket extends RealtimeConnection {
  /** Tries to connect now instead of waiting for the reconnect delay. */
  wake(): void;
  close(): void;
}

/** Creates a socket that reconnects by itself until it is closed or another device replaces it. */
export function createChatSocket(options: ChatSocketOptions): ChatSocket {
  const { address, auth, changed, pushed, authRejected } = options;
  const sendQueue = createSendQueue(REPLY_TIMEOUT_MS);
  let isTakingOver = false;
  let isReplaced = false;
  let wasConnected = false;
  let tries = 0;
  /** The reconnect delay that a closing server has announced. */
  let serverDelayMs: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The start of the current attempt. */
  let attemptedAt = -Infinity;

  const socket = io(address, {
    autoConnect: false,
    forceNew: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: CONNECT_TIMEOUT_MS,
    reconnectionDelay: RECONNECT_AFTER_MS,
    reconnectionDelayMax: MAX_RECONNECT_AFTER_MS,
    randomizationFactor: RECONNECT_JITTER,
    auth: (give) => give({ ...auth(), ...(isTakingOver && { takeOver: true }) }),
  });

  function connectAfter(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      attemptedAt = performance.now();
      socket.connect();
    }, ms);
  }

  function connectNow(): void {
    isReplaced = false;
    // This ends any running or scheduled attempt.
    socket.disconnect();
    connectAfter(0);
  }

  function stopReplaced(trouble: string): void {
    isReplaced = true;
    sendQueue.close();
    changed({ connection: 'replaced', trouble });
  }

  socket.io.on('reconnect_attempt', () => (attemptedAt = performance.now()));

  socket.on('connect', () => {
    [wasConnected, isTakingOver, tries] = [true, false, 0];
    changed({ connection: 'connected', tries: 0, trouble: null });
    sendQueue.open();
  });

  socket.on('disconnect', (reason) => {
    // The library would resend its buffer on the next connection, before any of the code here knows about
    // that connection.
    socket.sendBuffer = [];
    if (isReplaced) return;
    changed({ connection: 'lost', trouble: reason });
    // Socket.IO does not reconnect by itself after the server has disconnected it.
    if (reason === 'io server disconnect') connectAfter(serverDelayMs ?? reconnectDelay(tries));
    serverDelayMs = undefined;
  });

  socket.on('connect_error', ({ message }) => {
    tries += 1;
    attemptedAt = -Infinity;
    changed({ connection: wasConnected ? 'lost' : 'connecting', tries, trouble: message });
    if (message === CONNECTION_REJECTED.duplicate) stopReplaced(message);
    else if (message.includes('auth')) authRejected();
    // The server rejected the connection. If no server was reached, the library retries by itself.
    else if (!socket.active) connectAfter(reconnectDelay(tries));
  });

  socket.onAny((name: string, body: unknown, acknowledge?: (answer: unknown) => void) => {
    if (name === 'areYouThere') void answerPresenceCheck(body).then(acknowledge);
    if (name === 'sessionReplaced') stopReplaced(name);
    if (name === 'serverClosing') serverDelayMs = announcedDelay(body);
    pushed(name, body);
  });

  changed({ connection: 'connecting', tries: 0, trouble: null });
  connectAfter(CONNECT_DELAY_MS);

  return {
    async ask(name, body) {
      if (!socket.connected) await sendQueue.wait();
      const { mayBePacked } = { mayBePacked: false, ...socketRequests[name] };
      const payload = mayBePacked && canDecompress() ? { ...body, compress: true } : body;
      let reply: unknown;
      try {
        reply = await socket.timeout(REPLY_TIMEOUT_MS).emitWithAck(name, payload);
      } catch {
        // The request timed out or the connection broke; the caller only needs to know that the outcome is
        // unknown.
        throw unknownOutcomeError();
      }
      const answer = await readReply(name, reply).catch((error: unknown) => {
        throw isSocketError(error) ? error : unknownOutcomeError();
      });
      changed({ epoch: answer.epoch });
      return answer.data;
    },

    tell(name, body) {
      if (socket.connected) socket.volatile.emit(name, body);
    },

    useHere() {
      isTakingOver = true;
      changed({ connection: 'connecting', trouble: null });
      connectNow();
    },

    wake() {
      const isRecent = performance.now() - attemptedAt < MIN_ATTEMPT_MS;
      if (!socket.connected && !isReplaced && !isRecent) connectNow();
    },

    close() {
      clearTimeout(timer);
      socket.offAny().off();
      socket.disconnect();
      socket.sendBuffer = [];
      sendQueue.close();
    },
  };
}

const announcedDelay = (body: unknown): number | undefined =>
  typeof body === 'object' && body !== null && 'reconnectAfterMs' in body
    ? Math.min(Number(body.reconnectAfterMs) || 0, CONNECT_TIMEOUT_MS)
    : undefined;
