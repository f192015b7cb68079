import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import { startIntervalTask, runAll } from '../jobs/interval-task';
import type { ActorRepository } from '../connections/actor.repository';
import { identityOf } from '../connections/connection-identity';

const CHECK_EVERY_MS = 60_000;

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
    const data = identityOf(socket);
    const actor = await actors.reload(data.actor);
    if (actor) socket.data = { ...data, actor };
    else socket.disconnect(true);
  }

  /** Sockets are checked one after the other, so that the checks do not delay requests. */
  const checkAll = () =>
    runAll(async (runTask) => {
      for (const socket of [...io.of('/').sockets.values()]) {
        if (isStopped) return;
        await runTask(check(socket));
      }
    });

  let isStopped = false;
  const stop = startIntervalTask(CHECK_EVERY_MS, checkAll, (error) =>
    log.error({ err: error }, 'sessions could not be checked; retrying'),
  );
  return () => {
    isStopped = true;
    return stop();
  };
}
