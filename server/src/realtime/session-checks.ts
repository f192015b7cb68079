import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import type { ActorRepository } from './actor.repository';
import type { SocketData } from './one-connection';

const EVERY_MS = 60_000;

/** Sends away, within a minute, who has signed out elsewhere or whose session has ended. Returns the stop. */
export function checkSessions(io: Server, actors: ActorRepository, log: FastifyBaseLogger): () => void {
  async function check(socket: Socket): Promise<void> {
    // Set when it was let in.
    const data = socket.data as SocketData;
    const actor = await actors.again(data.actor);
    if (actor) socket.data = { ...data, actor: { ...actor, lang: data.actor.lang } };
    else socket.disconnect(true);
  }

  const timer = setInterval(() => {
    for (const socket of io.of('/').sockets.values()) {
      check(socket).catch((error: unknown) => log.error({ err: error }, 'a session could not be checked'));
    }
  }, EVERY_MS);
  return () => clearInterval(timer);
}
