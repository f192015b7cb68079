import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import { doEvery, tryAll } from '../jobs/do-every';
import type { ActorRepository } from '../connections/actor.repository';
import { letInAs } from '../connections/one-connection';

const EVERY_MS = 60_000;

/**
 * Refreshes the actors and properties behind connected sockets every minute. Returns a function that stops
 * it.
 */
export function checkSessions(
  io: Server,
  actors: ActorRepository,
  log: FastifyBaseLogger,
): () => Promise<void> {
  async function check(socket: Socket): Promise<void> {
    const data = letInAs(socket);
    const actor = await actors.again(data.actor);
    if (actor) socket.data = { ...data, actor };
    else socket.disconnect(true);
  }

  /** Sockets are checked one after the other, so that the checks do not delay requests. */
  const checkAll = () =>
    tryAll(async (tried) => {
      for (const socket of [...io.of('/').sockets.values()]) {
        if (isStopped) return;
        await tried(check(socket));
      }
    });

  let isStopped = false;
  const stop = doEvery(EVERY_MS, checkAll, (error) =>
    log.error({ err: error }, 'sessions could not be checked; retrying'),
  );
  return () => {
    isStopped = true;
    return stop();
  };
}
