import type {
  PushName,
  PushOf,
  ReplyOf,
  RequestName,
  RequestOf,
} from '@guest/shared/contracts/socket.contract';
import type { SocketReply } from '@guest/shared/contracts/core/socket-reply';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openSocket } from '../../../server/src/testing/socket-client';

const ANSWER_WITHIN_MS = 10_000;

/** The connection of a guest, which connects again by itself. */
export function openGuestSocket(url: string, token: string) {
  const auth = { token, tabId: randomUUID() };
  const socket = openSocket(url, auth, {
    reconnection: true,
    reconnectionDelay: 200,
    reconnectionDelayMax: 500,
  });
  const received: { name: string; body: unknown }[] = [];
  socket.onAny((name: string, body: unknown) => void received.push({ name, body }));
  // A server that is not ready yet refuses the connection, after which the client does not try again by itself.
  socket.on('connect_error', () => void setTimeout(() => socket.connect(), 300));

  async function connected(): Promise<void> {
    while (!socket.connected) await pause(20);
  }

  return {
    connected,
    async request<Name extends RequestName>(name: Name, request: RequestOf<Name>): Promise<ReplyOf<Name>> {
      await connected();
      const reply = (await socket.timeout(ANSWER_WITHIN_MS).emitWithAck(name, request)) as SocketReply<
        ReplyOf<Name>
      >;
      if (reply.status !== 200) throw new Error(`${name}: ${reply.status} ${reply.code}`);
      return reply.data;
    },
    /** Returns the pushes of this name received so far. */
    pushes: <Name extends PushName>(name: Name): PushOf<Name>[] =>
      // The cast is safe because the name decides the type of a push.
      received.filter((one) => one.name === name).map(({ body }) => body as PushOf<Name>),
    close: () => void socket.disconnect(),
  };
}
