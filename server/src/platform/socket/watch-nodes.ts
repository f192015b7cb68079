import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'socket.io';
import { doEvery } from '../jobs/do-every';
import { letInAs } from '../connections/one-connection';
import type { ConnectionRepository, ConnectionRow } from '../connections/connection.repository';

const BEAT_EVERY_MS = 5_000;
/** A process without a heartbeat for this long is considered dead. */
const SILENT_AFTER_S = 15;

interface Parts {
  io: Server;
  connections: ConnectionRepository;
  log: FastifyBaseLogger;
  /** Receives the connections that ended without a disconnect. */
  gone: (rows: ConnectionRow[]) => Promise<void>;
}

/**
 * Writes the heartbeat of this process, disconnects sockets whose connection has been replaced, and cleans up
 * after dead processes. It depends on the database only, so it also detects changes that other processes
 * could not publish.
 */
export function watchNodes({ io, connections, log, gone }: Parts): () => Promise<void> {
  let lastBeat = Date.now();

  async function sendAway(): Promise<void> {
    const here = [...io.of('/').sockets.values()];
    const placed = await connections.here();
    for (const socket of here) {
      const { actor, tabId } = letInAs(socket);
      if (placed.has(actor.connectionId)) continue;
      const [other] = actor.kind === 'guest' ? await connections.of(actor.id) : [];
      if (other && other.tabId !== tabId) socket.emit('sessionReplaced', {});
      socket.disconnect(true);
    }
  }

  async function look(): Promise<void> {
    await connections.beat();
    const ids = [...io.of('/').sockets.values()].map((socket) => letInAs(socket).actor.connectionId);
    const left = await connections.forgetAllBut(ids);
    // While the database was unavailable, no process could write a heartbeat.
    const wasAway = Date.now() - lastBeat > 2 * BEAT_EVERY_MS;
    lastBeat = Date.now();
    if (!wasAway) left.push(...(await connections.forgetSilent(SILENT_AFTER_S)));
    if (left.length > 0) await gone(left);
    await sendAway();
  }

  return doEvery(BEAT_EVERY_MS, look, (error) =>
    log.error({ err: error }, 'connections could not be checked; retrying'),
  );
}
