import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from 'socket.io';
import type { Answering } from './answer';

const SPREAD_MS = 5_000;
const DRAINS_WITHIN_MS = 10_000;

/**
 * Tells all clients to reconnect at different times, answers pending requests, and closes the connections.
 */
export async function closeGently(io: Server, answering: Answering): Promise<void> {
  for (const socket of io.of('/').sockets.values()) {
    socket.emit('serverClosing', { reconnectAfterMs: Math.floor(Math.random() * SPREAD_MS) });
  }
  const until = Date.now() + DRAINS_WITHIN_MS;
  while (answering.underWay() > 0 && Date.now() < until) await pause(20);
  io.local.disconnectSockets(true);
  io.engine.close();
}
