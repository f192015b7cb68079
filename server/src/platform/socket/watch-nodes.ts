import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'socket.io';
import { doEvery } from '../jobs/do-every';
import { letInAs } from '../connections/one-connection';
import type { ConnectionRepository, ConnectionRow } from '../connections/connection.repository';

const BEAT_EVERY_MS = 5_000;
/** A process that has said nothing for so long is taken for dead. */
const SILENT_AFTER_S = 15;

interface Parts {
  io: Server;
  connections: ConnectionRepository;
  log: FastifyBaseLogger;
  /** Told of sockets that went without a word. */
  gone: (rows: ConnectionRow[]) => Promise<void>;
}

/**
 * Says that this process lives, sends away whose place has been taken, and clears up after
 * processes that died. It needs nothing but the database, so what the others could not tell is found out here.
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
    // While the database was away nobody could say that they live.
    const wasAway = Date.now() - lastBeat > 2 * BEAT_EVERY_MS;
    lastBeat = Date.now();
    if (!wasAway) left.push(...(await connections.forgetSilent(SILENT_AFTER_S)));
    if (left.length > 0) await gone(left);
    await sendAway();
  }

  return doEvery(BEAT_EVERY_MS, look, (error) =>
    log.error({ err: error }, 'who is connected could not be looked after'),
  );
}
