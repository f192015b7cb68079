import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Server, type Socket } from 'socket.io';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { pushOutbox } from '../db/schema';
import { createCards } from '../features/chat/card.repository';
import { createChatParts } from '../features/chat/chat-parts';
import { createContactRepository } from '../features/chat/contact.repository';
import { createBookingParts } from '../features/table-booking/booking-parts';
import { createKeeping, keepBookings } from '../features/table-booking/keep-bookings';
import { createClosing } from '../features/ticket/close-done';
import { createOverdueWatch } from '../features/ticket/overdue';
import { createLibreTranslate } from '../features/translation/libre-translate';
import type { Uploads } from '../features/upload/uploads';
import { keepUp } from '../http/upkeep';
import { createLanes } from '../lanes';
import { createActorRepository } from './actor.repository';
import { createAnswering } from './answer';
import { createBuckets } from './buckets';
import { closeGently } from './close-gently';
import { createDelivery } from './delivery';
import { dropSlow } from './drop-slow';
import { openEntrance } from './entrance';
import { createHandlers } from './handlers';
import { createCaps, createNetworks, mayCome } from './handshake';
import { createEverything, listenTo } from './listen-to';
import type { Live } from './live';
import { createConnectionRepository } from './nodes/connection.repository';
import { noOthers, type NodeLink } from './nodes/node-link';
import { watchNodes } from './nodes/watch-nodes';
import type { SocketData } from './one-connection';
import { createPresence } from './presence';
import { createPushOutbox } from './push-outbox';
import { checkSessions } from './session-checks';
import { createStrangers, SHOWN_WITHIN_MS } from './strangers';
import { createTally } from './tally';

export interface RealtimeOptions {
  db: Database;
  config: Pick<Config, 'allowedOrigins' | 'translation' | 'trustProxy'>;
  log: FastifyBaseLogger;
  epoch: string;
  uploads: Uploads;
  now: () => number;
  /** How many times the usual a guest may ask; for tests and benchmarks. */
  rateFactor?: number;
  /** How many sockets one network may have; for tests. */
  mostPerNetwork?: number;
  /** To the other processes, where there are some. */
  link?: NodeLink;
}

/** Opens the socket beside the HTTP server of the app, and closes it with the app. */
export async function openRealtime(app: FastifyInstance, options: RealtimeOptions): Promise<Live> {
  const { db, config, log, epoch, uploads, now, rateFactor, mostPerNetwork, link = noOthers } = options;
  const networkOf = createNetworks(config.trustProxy);
  const tally = createTally();
  let isClosing = false;

  const io = new Server(app.server, {
    transports: ['websocket', 'polling'],
    allowEIO3: false,
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: 65_536,
    connectTimeout: SHOWN_WITHIN_MS,
    pingInterval: 25_000,
    pingTimeout: 20_000,
    cors: { origin: config.allowedOrigins },
    ...(link.adapter && { adapter: link.adapter }),
    allowRequest: (request, decide) => {
      // A poll is held open for longer than the server waits for a request that stands still.
      request.socket.setTimeout(60_000);
      const isNew = !request.url?.includes('sid=');
      const reason = !mayCome(request, config.allowedOrigins)
        ? 'origin'
        : isNew && (isClosing ? 'closing' : caps.isFull(networkOf(request)));
      if (reason) tally.turnedAway(reason);
      decide(null, !reason);
    },
  });
  const caps = createCaps(() => io.engine.clientsCount, mostPerNetwork);
  const strangers = createStrangers(() => tally.turnedAway('strangers'));
  // From the moment that it is open: whoever shows no session takes room as well.
  io.engine.on('connection', (conn: Socket['conn']) => {
    const network = networkOf(conn.request);
    conn.once('close', caps.enter(network));
    strangers.came(conn, network);
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
    onTrouble: (error) => log.error({ err: error }, 'who is at the desk could not be told'),
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
    // Set when it was let in.
    const { actor } = socket.data as SocketData;
    connections
      .leave(actor.connectionId)
      .catch((error: unknown) => log.warn({ err: error }, 'a place is cleared up later'));
  }

  const everything = createEverything(now, rateFactor);
  openEntrance(io, { actors, connections, networkOf, strangers, tally, log, now });
  io.on('connection', (socket) => {
    socket.once('disconnect', () => leave(socket));
    // Set when it was let in.
    presence.watch(socket, (socket.data as SocketData).actor);
    listenTo(socket, answering, { everything, log, tally });
  });

  // Where the database is away, the next beat does it.
  await connections.beat().catch((error: unknown) => log.error({ err: error }, 'nobody can come in yet'));
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
    // Where the database is away, the other processes find out by themselves.
    await connections
      .end()
      .catch((error: unknown) => log.warn({ err: error }, 'places are cleared up later'));
    io.of('/').adapter.close();
    link.close();
  });

  return {
    ...{ outbox, cards, tables },
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
