import type { Answer, Ask, PushName, PushOf, RequestName } from '@guest/shared/contracts/socket.contract';
import type { SocketReply } from '@guest/shared/contracts/core/socket-reply';
import { io, type Socket } from 'socket.io-client';

export interface Caller {
  /** The chat id. */
  id: string;
  guestId: string;
  token: string;
  socket: Socket;
  heard: { name: string; body: unknown }[];
  ask<Name extends RequestName>(name: Name, ask: Ask<Name>): Promise<SocketReply<Answer<Name>>>;
  /** Sends a request that must succeed and returns its reply. */
  want<Name extends RequestName>(name: Name, ask: Ask<Name>): Promise<Answer<Name>>;
  /** Returns the pushes of this name received so far. */
  pushes<Name extends PushName>(name: Name): PushOf<Name>[];
}

/** Opens a socket that responds like a live page and does not reconnect by itself. */
export function connectTo(url: string, auth: Record<string, unknown>, more: object = {}): Socket {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, auth, ...more });
  socket.on('areYouThere', (_body: unknown, acknowledge: (alive: boolean) => void) => acknowledge(true));
  return socket;
}

/** Resolves when the socket is connected, and rejects with the reason if it is not accepted. */
export const entered = (socket: Socket) =>
  new Promise<Socket>((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });

export function callerOn(socket: Socket, who: Pick<Caller, 'id' | 'guestId' | 'token'>): Caller {
  const heard: Caller['heard'] = [];
  socket.onAny((name: string, body: unknown) => void heard.push({ name, body }));
  const ask: Caller['ask'] = (name, asked) => socket.timeout(15_000).emitWithAck(name, asked);
  return {
    ...who,
    socket,
    heard,
    ask,
    async want(name, asked) {
      const reply = await ask(name, asked);
      if (reply.status !== 200) throw new Error(`${name}: ${reply.status} ${reply.code}`);
      return reply.data;
    },
    pushes: (name) =>
      // The cast is safe because `misfits` checks pushes against the contract.
      heard.filter((push) => push.name === name).map(({ body }) => body as PushOf<typeof name>),
  };
}
