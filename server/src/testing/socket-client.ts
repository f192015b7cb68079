import type {
  ReplyOf,
  RequestOf,
  PushName,
  PushOf,
  RequestName,
} from '@guest/shared/contracts/socket.contract';
import type { SocketReply } from '@guest/shared/contracts/core/socket-reply';
import { io, type Socket } from 'socket.io-client';

export interface SocketClient {
  /** The chat id. */
  id: string;
  guestId: string;
  token: string;
  socket: Socket;
  received: { name: string; body: unknown }[];
  request<Name extends RequestName>(
    name: Name,
    request: RequestOf<Name>,
  ): Promise<SocketReply<ReplyOf<Name>>>;
  /** Sends a request that must succeed and returns its reply. */
  requestOk<Name extends RequestName>(name: Name, request: RequestOf<Name>): Promise<ReplyOf<Name>>;
  /** Returns the pushes of this name received so far. */
  pushes<Name extends PushName>(name: Name): PushOf<Name>[];
}

/** Opens a socket that responds like a live page and does not reconnect by itself. */
export function openSocket(url: string, auth: Record<string, unknown>, more: object = {}): Socket {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, auth, ...more });
  socket.on('areYouThere', (_body: unknown, acknowledge: (alive: boolean) => void) => acknowledge(true));
  return socket;
}

/** Resolves when the socket is connected, and rejects with the reason if it is not accepted. */
export const signedIn = (socket: Socket) =>
  new Promise<Socket>((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });

export function createSocketClient(
  socket: Socket,
  who: Pick<SocketClient, 'id' | 'guestId' | 'token'>,
): SocketClient {
  const received: SocketClient['received'] = [];
  socket.onAny((name: string, body: unknown) => void received.push({ name, body }));
  const request: SocketClient['request'] = (name, input) => socket.timeout(15_000).emitWithAck(name, input);
  return {
    ...who,
    socket,
    received,
    request,
    async requestOk(name, input) {
      const reply = await request(name, input);
      if (reply.status !== 200) throw new Error(`${name}: ${reply.status} ${reply.code}`);
      return reply.data;
    },
    pushes: (name) =>
      // The cast is safe because `contractViolations` checks pushes against the contract.
      received.filter((push) => push.name === name).map(({ body }) => body as PushOf<typeof name>),
  };
}
