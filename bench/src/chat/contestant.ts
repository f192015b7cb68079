import { io, type Socket } from 'socket.io-client';

/** Somebody who writes and somebody who hears it, both connected. */
export interface Pair {
  writer: Socket;
  reader: Socket;
  /** What is sent to say a text. */
  ask: (text: string) => [event: string, body: object];
}

export interface Contestant {
  name: 'suite' | 'bare';
  pairs: Pair[];
  /** Under which a message is heard. */
  heardAs: string;
  stop(): Promise<void>;
}

/** A socket that is connected. */
export function connected(url: string, auth: object): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, auth });
  socket.on('areYouThere', (_body: unknown, acknowledge: (alive: boolean) => void) => acknowledge(true));
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
