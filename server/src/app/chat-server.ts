import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io';
import type { Config } from '../platform/config/config';
import type { Database } from '../platform/db/database';
import { pushOutbox } from '../platform/db/tables/schema';
import { createCards } from '../features/chat/messages/card.repository';
import { createChatParts } from '../features/chat/core/chat-parts';
import { createContactRepository } from '../features/chat/members/contact.repository';
import { createBookingParts } from '../features/table-booking/record/booking-parts';
import { createKeeping, keepBookings } from '../features/table-booking/jobs/keep-bookings';
import { createClosing } from '../features/ticket/close-done';
import { createOverdueWatch } from '../features/ticket/overdue';
import { createLibreTranslate } from '../features/translation/libre-translate';
import type { Uploads } from '../features/upload/uploads';
import { keepUp } from '../platform/jobs/upkeep';
import { createLanes } from '../platform/concurrency/lanes';
import { createActorRepository } from '../platform/connections/actor.repository';
import { createAnswering } from '../platform/socket/answer';
import { createBuckets } from '../platform/socket/buckets';
import { closeGently } from '../platform/socket/close-gently';
import { createDelivery } from '../platform/outbox/delivery';
import { dropSlow } from '../platform/socket/drop-slow';
import { openEntrance } from '../platform/socket/entrance';
import { createHandlers } from './handlers';
import { createEverything, listenTo } from '../platform/socket/listen-to';
import type { Live } from './live';
import { createConnectionRepository } from '../platform/connections/connection.repository';
import { noOthers, type NodeLink } from '../platform/cluster/node-link';
import { watchNodes } from '../platform/socket/watch-nodes';
import { letInAs } from '../platform/connections/one-connection';
import { createPresence } from '../platform/socket/presence';
import { createPushOutbox } from '../platform/outbox/push-outbox';
import { checkSessions } from '../platform/socket/session-checks';
import { openSocketServer } from '../platform/socket/socket-server';
import { createTally } from '../platform/socket/tally';

export interface RealtimeOptions {
  db: Database;
  config: Pick<Config, 'allowedOrigins' | 'translation' | 'trustProxy'>;
  log: FastifyBaseLogger;
  epoch: string;
  uploads: Uploads;
  now: () => number;
  /** Multiplies the rate limits; used by tests and benchmarks. */
  rateFactor?: number;
  /** The maximum number of sockets per network; set by tests. */
  mostPerNetwork?: number;
  /** The link to the other server processes, if there are any. */
  link?: NodeLink;
}

/** Opens the socket server next to the app's HTTP server and closes it with the app. */
export async function openRealtime(app: FastifyInstance, options: RealtimeOptions): Promise<Live> {
  const { db, config, log, epoch, uploads, now, rateFactor, mostPerNetwork, link = noOthers } = options;
  const tally = createTally();
  let isClosing = false;
  const { io, networkOf, strangers } = openSocketServer(app, {
    config,
    link,
    tally,
    mostPerNetwork,
    isClosing: () => isClosing,
  });

  const delivery = createDelivery(io, db, { epoch, lanes: createLanes(), link, now });
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
  const chat = createChatParts({ db, outbox, delivery, people, presence, uploads, now, log });
  const cards = createCards(chat);
  const tables = createBookingParts({ db, outbox, cards, now });
  keepUp(app, { doneRequests: createClosing(chat) });
  keepUp(app, { waitingRequests: createOverdueWatch(chat) }, 30_000);
  const translator = config.translation && createLibreTranslate(config.translation);
  const answering = await createAnswering({
    handlers: createHandlers(chat, tables, { translator, log }),
    buckets: createBuckets(now, rateFactor),
    epoch,
    log,
    tally,
    isClosing: () => isClosing,
  });

  function leave(socket: Socket): void {
    const { actor } = letInAs(socket);
    connections
      .leave(actor.connectionId)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'connection could not be removed; it is cleaned up later'),
      );
  }

  const everything = createEverything(now, rateFactor);
  openEntrance(io, { actors, connections, networkOf, strangers, tally, log, now });
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
      keepBookings(createKeeping(tables), log),
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
    // If the database is unavailable, the other processes detect the end of this one by its missing
    // heartbeat.
    await connections
      .end()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'connections could not be removed; they are cleaned up later'),
      );
    io.of('/').adapter.close();
    link.close();
  });

  return {
    outbox,
    cards,
    tables,
    async sendAway(actorIds, on, why) {
      for (const { socketId } of await connections.endAll(actorIds, on)) {
        if (why === 'replaced') io.to(socketId).emit('sessionReplaced', {});
        io.in(socketId).disconnectSockets(true);
      }
    },
    facts: async () => ({
      redis: link.state(),
      sockets: io.of('/').sockets.size,
      untold: await db.$count(pushOutbox),
      ...tally.read(),
    }),
  };
}
