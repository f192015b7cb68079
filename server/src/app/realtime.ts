import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io';
import { createContactRepository } from '../features/chat/members/contact.repository';
import { noOthers } from '../platform/cluster/node-link';
import { createLanes } from '../platform/concurrency/lanes';
import { createActorRepository } from '../platform/connections/actor.repository';
import { createConnectionRepository } from '../platform/connections/connection.repository';
import { letInAs } from '../platform/connections/one-connection';
import { pushOutbox } from '../platform/db/tables/schema';
import type { Module } from '../platform/module/module';
import { createDelivery } from '../platform/outbox/delivery';
import { createPushOutbox } from '../platform/outbox/push-outbox';
import { createTopics } from '../platform/outbox/topic';
import { createAnswering } from '../platform/socket/answer';
import { createBuckets } from '../platform/socket/buckets';
import { closeGently } from '../platform/socket/close-gently';
import type { CloseSockets } from '../platform/socket/close-sockets';
import { dropSlow } from '../platform/socket/drop-slow';
import { openEntrance } from '../platform/socket/entrance';
import { createEverything, listenTo } from '../platform/socket/listen-to';
import { createPresence } from '../platform/socket/presence';
import type { RealtimeFacts } from '../platform/socket/realtime-facts';
import { checkSessions } from '../platform/socket/session-checks';
import { openSocketServer } from '../platform/socket/socket-server';
import { createTally } from '../platform/socket/tally';
import { watchNodes } from '../platform/socket/watch-nodes';
import type { AppOptions } from './options';
import { socketHandlersOf } from './socket-handlers';

interface RealtimeDeps extends Pick<
  AppOptions,
  'db' | 'config' | 'epoch' | 'rateFactor' | 'mostPerNetwork' | 'link'
> {
  log: FastifyBaseLogger;
  now: () => number;
}

export type Realtime = ReturnType<typeof openRealtime>;

/** Creates the socket server, and what features publish with. `serve` starts it with the features. */
export function openRealtime(app: FastifyInstance, deps: RealtimeDeps) {
  const { db, config, log, epoch, now, rateFactor, mostPerNetwork, link = noOthers } = deps;
  const tally = createTally();
  let isClosing = false;
  const { io, networkOf, strangers } = openSocketServer(app, {
    config,
    link,
    tally,
    mostPerNetwork,
    isClosing: () => isClosing,
  });

  const topics = createTopics();
  const delivery = createDelivery(io, { topics, epoch, lanes: createLanes(), link });
  const outbox = createPushOutbox(db, delivery, log);
  const actors = createActorRepository(db, now);
  const connections = createConnectionRepository(db, randomUUID());
  const people = createContactRepository(db);
  const presence = createPresence({
    delivery,
    connections,
    contactOf: people.oneOfStaff,
    onTrouble: (error) => log.error({ err: error }, 'staff presence could not be published'),
  });

  function leave(socket: Socket): void {
    const { actor } = letInAs(socket);
    connections
      .leave(actor.connectionId)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'closed connection could not be removed; it is removed later'),
      );
  }

  /** Authenticates connections and dispatches their requests to the handlers of the features. */
  async function serve(modules: readonly Module[]): Promise<void> {
    topics.register(...modules.flatMap((module) => module.topics ?? []));
    const answering = await createAnswering({
      handlers: socketHandlersOf(modules),
      buckets: createBuckets(now, rateFactor),
      epoch,
      log,
      tally,
      isClosing: () => isClosing,
    });
    const everything = createEverything(now, rateFactor);
    openEntrance(io, { topics, actors, connections, networkOf, strangers, tally, log, now });
    io.on('connection', (socket) => {
      socket.once('disconnect', () => leave(socket));
      presence.watch(socket, letInAs(socket).actor);
      listenTo(socket, answering, { everything, log, tally });
    });

    // If the database is unavailable, the next heartbeat registers this process.
    await connections
      .beat()
      .catch((error: unknown) => log.error({ err: error }, 'process could not be registered; retrying'));
    let stops: (() => void | Promise<void>)[] = [];
    app.addHook('onListen', async () => {
      stops = [
        outbox.watch(),
        checkSessions(io, actors, log),
        dropSlow(io, tally),
        watchNodes({ io, connections, log, gone: presence.gone }),
      ];
    });
    app.addHook('preClose', async () => {
      isClosing = true;
      presence.stop();
      await closeGently(io, answering);
      await Promise.all(stops.map((stop) => stop()));
      tally.stop();
      // If the database is unavailable, the other processes notice the end by the missing heartbeat.
      await connections
        .end()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'connections could not be removed; they are removed later'),
        );
      io.of('/').adapter.close();
      link.close();
    });
  }

  const closeSockets: CloseSockets = async (actorIds, on, why) => {
    for (const { socketId } of await connections.endAll(actorIds, on)) {
      if (why === 'replaced') io.to(socketId).emit('sessionReplaced', {});
      io.in(socketId).disconnectSockets(true);
    }
  };

  const facts = async (): Promise<RealtimeFacts> => ({
    redis: link.state(),
    sockets: io.of('/').sockets.size,
    untold: await db.$count(pushOutbox),
    ...tally.read(),
  });

  return { outbox, delivery, presence, people, closeSockets, facts, serve };
}
