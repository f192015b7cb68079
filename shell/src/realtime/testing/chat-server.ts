import type { SocketAuth } from '@guest/shared/contracts/core/socket-reply';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { onTestFinished } from 'vitest';

export const EPOCH = '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11';

type Acknowledge = (reply: unknown) => void;

/** A server that implements only the protocol: it accepts, replies and pushes as the test specifies. */
export async function chatServer(options: { port?: number; transports?: ('websocket' | 'polling')[] } = {}) {
  const http = createServer();
  const io = new Server(http, { transports: options.transports ?? ['websocket', 'polling'] });
  const requests: { name: string; body: unknown }[] = [];
  const came: SocketAuth[] = [];
  let admit: (auth: SocketAuth) => string | null = () => null;
  let answer: (name: string, body: unknown, acknowledge: Acknowledge, socket: Socket) => void = (
    _name,
    _body,
    acknowledge,
  ) => acknowledge({ status: 200, data: null, epoch: EPOCH });

  io.use((socket, next) => {
    // The cast is safe because only the connection under test sends this.
    const auth = socket.handshake.auth as SocketAuth;
    came.push(auth);
    const refusal = admit(auth);
    next(refusal === null ? undefined : new Error(refusal));
  });
  io.on('connection', (socket) => {
    socket.onAny((name: string, body: unknown, acknowledge: Acknowledge = () => {}) => {
      requests.push({ name, body });
      answer(name, body, acknowledge, socket);
    });
  });
  await new Promise<void>((resolve) => http.listen(options.port ?? 0, '127.0.0.1', resolve));
  // The cast is safe because the server listens on a port and not on a pipe.
  const { port } = http.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => void io.close(() => resolve()));
  onTestFinished(stop);

  return {
    io,
    asked: requests,
    came,
    port,
    stop,
    address: `http://127.0.0.1:${port}`,
    admits: (by: typeof admit) => void (admit = by),
    answers: (by: typeof answer) => void (answer = by),
  };
}
