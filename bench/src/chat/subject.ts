import { io, type Socket } from 'socket.io-client';

/** A connected sender and recipient. */
export interface Pair {
  writer: Socket;
  reader: Socket;
  /** Returns the request that sends a text. */
  requestFor: (text: string) => [event: string, body: object];
}

export interface ChatSubject {
  name: 'suite' | 'bare';
  pairs: Pair[];
  /** The event that delivers a message. */
  deliveryEvent: string;
  stop(): Promise<void>;
}

/** Opens a socket and resolves when it is connected. */
export function connected(url: string, auth: object): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, auth });
  socket.on('areYouThere', (_body: unknown, acknowledge: (alive: boolean) => void) => acknowledge(true));
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
