import { TURNED_AWAY, type SocketAuth } from '@guest/shared/contracts/core/socket-reply';
import { socketRequests } from '@guest/shared/contracts/socket.contract';
import type { RealtimeLine } from '@guest/shared/realtime/realtime';
import type { RealtimeFacts } from '@guest/shared/realtime/realtime.store';
import { isSocketError } from '@guest/shared/realtime/socket-error';
import { io } from 'socket.io-client';
import { readAnswer } from './answer';
import { canInflate } from './inflate';
import { patience, RECONNECT_AFTER_AT_MOST_MS, RECONNECT_AFTER_MS, RECONNECT_JITTER } from './patience';
import { unknown } from './unanswered';
import { createWaitingRoom } from './waiting-room';

const CONNECTS_WITHIN_MS = 20_000;
const CONNECT_DELAY_MS = 100;
const ANSWERS_WITHIN_MS = 10_000;
/** A connection attempt younger than this is not interrupted when the page wakes. */
const TRY_IS_YOUNG_MS = 3_000;

export interface ChatSocketOptions {
  address: string;
  /** Called for every attempt, because the chat session may have been renewed. */
  auth: () => SocketAuth;
  changed: (facts: Partial<RealtimeFacts>) => void;
  /** Called with the unvalidated body of a push. */
  pushed: (name: string, body: unknown) => void;
  /** Called when the chat session is no longer valid. The socket does not retry before `wake`. */
  authRefused: () => void;
}

export interface ChatSocket extends RealtimeLine {
  /** Tries to connect now instead of waiting for the reconnect delay. */
  wake(): void;
  close(): void;
}

/** Creates a socket that reconnects by itself until it is closed or another device replaces it. */
export function createChatSocket(options: ChatSocketOptions): ChatSocket {
  const { address, auth, changed, pushed, authRefused } = options;
  const waitingRoom = createWaitingRoom(ANSWERS_WITHIN_MS);
  let takesOver = false;
  let isReplaced = false;
  let wasConnected = false;
  let tries = 0;
  /** The reconnect delay that a closing server has announced. */
  let returnsAfterMs: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The start of the current attempt. */
  let triedAt = -Infinity;

  const socket = io(address, {
    autoConnect: false,
    forceNew: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: CONNECTS_WITHIN_MS,
    reconnectionDelay: RECONNECT_AFTER_MS,
    reconnectionDelayMax: RECONNECT_AFTER_AT_MOST_MS,
    randomizationFactor: RECONNECT_JITTER,
    auth: (give) => give({ ...auth(), ...(takesOver && { takeOver: true }) }),
  });

  function connectAfter(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      triedAt = performance.now();
      socket.connect();
    }, ms);
  }

  function tryNow(): void {
    isReplaced = false;
    // This ends any running or scheduled attempt.
    socket.disconnect();
    connectAfter(0);
  }

  function giveWay(trouble: string): void {
    isReplaced = true;
    waitingRoom.close();
    changed({ connection: 'replaced', trouble });
  }

  socket.io.on('reconnect_attempt', () => (triedAt = performance.now()));

  socket.on('connect', () => {
    [wasConnected, takesOver, tries] = [true, false, 0];
    changed({ connection: 'connected', tries: 0, trouble: null });
    waitingRoom.open();
  });

  socket.on('disconnect', (reason) => {
    // The library would resend its buffer on the next connection, before any of the code here knows about
    // that connection.
    socket.sendBuffer = [];
    if (isReplaced) return;
    changed({ connection: 'lost', trouble: reason });
    // Socket.IO does not reconnect by itself after the server has disconnected it.
    if (reason === 'io server disconnect') connectAfter(returnsAfterMs ?? patience(tries));
    returnsAfterMs = undefined;
  });

  socket.on('connect_error', ({ message }) => {
    tries += 1;
    triedAt = -Infinity;
    changed({ connection: wasConnected ? 'lost' : 'connecting', tries, trouble: message });
    if (message === TURNED_AWAY.duplicate) giveWay(message);
    else if (message.includes('auth')) authRefused();
    // The server rejected the connection. If no server was reached, the library retries by itself.
    else if (!socket.active) connectAfter(patience(tries));
  });

  socket.onAny((name: string, body: unknown, acknowledge?: (alive: boolean) => void) => {
    if (name === 'areYouThere') acknowledge?.(true);
    if (name === 'sessionReplaced') giveWay(name);
    if (name === 'serverClosing') returnsAfterMs = delayIn(body);
    pushed(name, body);
  });

  changed({ connection: 'connecting', tries: 0, trouble: null });
  connectAfter(CONNECT_DELAY_MS);

  return {
    async ask(name, body) {
      if (!socket.connected) await waitingRoom.wait();
      const { mayBePacked } = { mayBePacked: false, ...socketRequests[name] };
      const asked = mayBePacked && canInflate() ? { ...body, compress: true } : body;
      let reply: unknown;
      try {
        reply = await socket.timeout(ANSWERS_WITHIN_MS).emitWithAck(name, asked);
      } catch {
        // The request timed out or the connection broke; the caller only needs to know that the outcome is
        // unknown.
        throw unknown();
      }
      const answer = await readAnswer(name, reply).catch((error: unknown) => {
        throw isSocketError(error) ? error : unknown();
      });
      changed({ epoch: answer.epoch });
      return answer.data;
    },

    tell(name, body) {
      if (socket.connected) socket.volatile.emit(name, body);
    },

    useHere() {
      takesOver = true;
      changed({ connection: 'connecting', trouble: null });
      tryNow();
    },

    wake() {
      const isYoung = performance.now() - triedAt < TRY_IS_YOUNG_MS;
      if (!socket.connected && !isReplaced && !isYoung) tryNow();
    },

    close() {
      clearTimeout(timer);
      socket.offAny().off();
      socket.disconnect();
      socket.sendBuffer = [];
      waitingRoom.close();
    },
  };
}

const delayIn = (body: unknown): number | undefined =>
  typeof body === 'object' && body !== null && 'reconnectAfterMs' in body
    ? Math.min(Number(body.reconnectAfterMs) || 0, CONNECTS_WITHIN_MS)
    : undefined;
