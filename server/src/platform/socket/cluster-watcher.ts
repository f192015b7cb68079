import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'socket.io';
import { startIntervalTask } from '../jobs/interval-task';
import { identityOf } from '../connections/connection-identity';
import type { ConnectionRepository, ConnectionRow } from '../connections/connection.repository';

const HEARTBEAT_MS = 5_000;
/** A process without a heartbeat for this long is considered dead. */
const DEAD_AFTER_S = 15;

interface ClusterWatcherDeps {
  io: Server;
  connections: ConnectionRepository;
  log: FastifyBaseLogger;
  /** Receives the connections that ended without a disconnect. */
  onConnectionsLost: (rows: ConnectionRow[]) => Promise<void>;
}

/**
 * Writes the heartbeat of this process, disconnects sockets whose connection has been replaced, and cleans up
 * after dead processes. It depends on the database only, so it also detects changes that other processes
 * could not publish.
 */
export function watchCluster({
  io,
  connections,
  log,
  onConnectionsLost,
}: ClusterWatcherDeps): () => Promise<void> {
  let lastBeat = Date.now();

  async function disconnectReplaced(): Promise<void> {
    const here = [...io.of('/').sockets.values()];
    const registered = await connections.idsOfThisProcess();
    for (const socket of here) {
      const { actor, tabId } = identityOf(socket);
      if (registered.has(actor.connectionId)) continue;
      const [other] = actor.kind === 'guest' ? await connections.findByActor(actor.id) : [];
      if (other && other.tabId !== tabId) socket.emit('sessionReplaced', {});
      socket.disconnect(true);
    }
  }

  async function check(): Promise<void> {
    await connections.recordHeartbeat();
    const ids = [...io.of('/').sockets.values()].map((socket) => identityOf(socket).actor.connectionId);
    const left = await connections.deleteAllExcept(ids);
    // While the database was unavailable, no process could write a heartbeat.
    const wasDatabaseUnavailable = Date.now() - lastBeat > 2 * HEARTBEAT_MS;
    lastBeat = Date.now();
    if (!wasDatabaseUnavailable) left.push(...(await connections.deleteSilentProcesses(DEAD_AFTER_S)));
    if (left.length > 0) await onConnectionsLost(left);
    await disconnectReplaced();
  }

  return startIntervalTask(HEARTBEAT_MS, check, (error) =>
    log.error({ err: error }, 'connections could not be checked; retrying'),
  );
}
