import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from 'socket.io';
import type { RequestDispatcher } from './request-dispatcher';

const RECONNECT_SPREAD_MS = 5_000;
const DRAIN_TIMEOUT_MS = 10_000;

/**
 * Tells all clients to reconnect at different times, answers pending requests, and closes the connections.
 */
export async function closeGracefully(io: Server, dispatcher: RequestDispatcher): Promise<void> {
  for (const socket of io.of('/').sockets.values()) {
    socket.emit('serverClosing', { reconnectAfterMs: Math.floor(Math.random() * RECONNECT_SPREAD_MS) });
  }
  const until = Date.now() + DRAIN_TIMEOUT_MS;
  while (dispatcher.pending() > 0 && Date.now() < until) await pause(20);
  io.local.disconnectSockets(true);
  io.engine.close();
}
