import { isLang } from '@guest/shared/contracts/core/languages';
import { TURNED_AWAY } from '@guest/shared/contracts/core/socket-reply';
import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import type { Topics } from '../outbox/topic';
import { RateBuckets } from '../rate-limits/rate-buckets';
import { createLanes } from '../concurrency/lanes';
import { answersGuests, type Actor, type Newcomer } from '../connections/actor';
import type { ActorRepository } from '../connections/actor.repository';
import type { Networks } from './handshake';
import type { ConnectionRepository } from '../connections/connection.repository';
import { createOneConnection, type SocketData } from '../connections/one-connection';
import type { Strangers } from './strangers';
import type { Tally } from './tally';

const GUESSES = { burst: 60, perSecond: 20 };

interface Parts {
  topics: Topics;
  actors: ActorRepository;
  connections: ConnectionRepository;
  networkOf: Networks;
  strangers: Strangers;
  tally: Tally;
  log: FastifyBaseLogger;
  now: () => number;
}

/** Authenticates connections by their session and registers them. */
export function openEntrance(io: Server, parts: Parts): void {
  const { topics, actors, connections, networkOf, strangers, tally, log, now } = parts;
  const guesses = new RateBuckets(GUESSES, now);
  const takePlace = createOneConnection(io, connections);
  const lanes = createLanes();

  async function whoIs({ conn, handshake }: Socket): Promise<Newcomer | undefined> {
    strangers.shown(conn);
    let found: Newcomer | undefined;
    try {
      found = await actors.identify(handshake.auth.token);
    } finally {
      if (!found) strangers.refused(conn);
    }
    return found;
  }

  async function enter(socket: Socket): Promise<void> {
    const { tabId, lang } = socket.handshake.auth;
    const found = await whoIs(socket);
    if (!found) {
      // After many failures, the connection is closed without an answer for a while, which slows down
      // guessing.
      if (guesses.take(networkOf(socket.request)) > 0) socket.conn.close();
      throw new Error(TURNED_AWAY.session);
    }
    const newcomer = isLang(lang) ? { ...found, lang } : found;
    const tab = typeof tabId === 'string' ? tabId.slice(0, 64) : socket.id;
    await lanes.run(found.id, async () => {
      // The connection closed while it waited: it must not replace the one with which the same tab has
      // returned.
      if (socket.conn.readyState !== 'open') return;
      const connectionId = await takePlace(socket, newcomer, tab);
      const actor: Actor = { ...newcomer, connectionId };
      const data: SocketData = { actor, tabId: tab };
      socket.data = data;
      await socket.join([`user:${actor.id}`, `property:${actor.property.id}`, ...topics.joinedBy(actor)]);
      if (answersGuests(actor)) await socket.join(`staff:${actor.property.id}`);
    });
  }

  io.use((socket, next) => {
    enter(socket).then(
      () => next(),
      (error: unknown) => {
        const reason = reasonOf(error);
        if (reason === undefined) log.error({ err: error }, 'connection could not be authenticated');
        tally.turnedAway(reason ?? 'failed');
        next(reason && error instanceof Error ? error : new Error(TURNED_AWAY.closing));
      },
    );
  });
}

const reasonOf = (error: unknown) =>
  Object.entries(TURNED_AWAY).find(([, text]) => error instanceof Error && error.message === text)?.[0];
