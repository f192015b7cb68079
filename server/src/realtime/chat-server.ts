import { isLang } from '@guest/shared/contracts/languages';
import { TURNED_AWAY } from '@guest/shared/contracts/socket-reply';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { createChatParts } from '../features/chat/chat-parts';
import { createContactRepository } from '../features/chat/contact.repository';
import { createClosing } from '../features/ticket/close-done';
import { queuePlaces } from '../features/ticket/ticket-queue';
import { RateBuckets } from '../http/rate-buckets';
import { keepUp } from '../http/upkeep';
import { answersGuests } from './actor';
import { createActorRepository } from './actor.repository';
import { createAnswering } from './answer';
import { createBuckets } from './buckets';
import { closeGently } from './close-gently';
import { createDelivery } from './delivery';
import { createHandlers } from './handlers';
import { createNetworks, mayCome } from './handshake';
import { createLanes } from '../lanes';
import { listenTo } from './listen-to';
import { createOneConnection, type SocketData } from './one-connection';
import { createPresence } from './presence';
import { createPushOutbox } from './push-outbox';
import { checkSessions } from './session-checks';

export interface RealtimeOptions {
  db: Database;
  config: Pick<Config, 'allowedOrigins' | 'trustProxy'>;
  log: FastifyBaseLogger;
  epoch: string;
  now: () => number;
  /** How many times the usual a guest may ask; for tests and benchmarks. */
  rateFactor?: number;
}

const MOST_PER_NETWORK = 3_000;
const MOST_SOCKETS = 20_000;
const STRANGERS = { burst: 60, perSecond: 20 };

/** Opens the socket beside the HTTP server of the app, and closes it with the app. */
export async function openRealtime(app: FastifyInstance, options: RealtimeOptions): Promise<Server> {
  const { db, config, log, epoch, now, rateFactor } = options;
  const networkOf = createNetworks(config.trustProxy);
  const strangers = new RateBuckets(STRANGERS, now);
  const perNetwork = new Map<string, number>();
  let isClosing = false;

  const io = new Server(app.server, {
    transports: ['websocket', 'polling'],
    allowEIO3: false,
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: 65_536,
    connectTimeout: 10_000,
    pingInterval: 25_000,
    pingTimeout: 20_000,
    cors: { origin: config.allowedOrigins },
    allowRequest: (request, decide) => {
      const isFull = io.engine.clientsCount >= MOST_SOCKETS;
      const isCrowded = (perNetwork.get(networkOf(request)) ?? 0) >= MOST_PER_NETWORK;
      const isNew = !request.url?.includes('sid=');
      // A poll is held open for longer than the server waits for a request that stands still.
      request.socket.setTimeout(60_000);
      decide(null, mayCome(request, config.allowedOrigins) && !(isNew && (isClosing || isFull || isCrowded)));
    },
  });

  const delivery = createDelivery(io, db, { epoch, lanes: createLanes(), now });
  const outbox = createPushOutbox(db, delivery, log);
  const actors = createActorRepository(db, now);
  const takePlace = createOneConnection(io, actors);
  const people = createContactRepository(db);
  const presence = createPresence(io, {
    delivery,
    contactOf: people.oneOfStaff,
    onTrouble: (error) => log.error({ err: error }, 'who is at the desk could not be told'),
  });
  const chat = createChatParts({ db, outbox, delivery, people, presence, now });
  keepUp(app, { doneRequests: createClosing(chat) });
  const answering = await createAnswering({
    handlers: createHandlers(chat),
    buckets: createBuckets(now, rateFactor),
    epoch,
    log,
    isClosing: () => isClosing,
  });

  async function enter(socket: Socket): Promise<void> {
    const { token, tabId, lang } = socket.handshake.auth;
    const found = await actors.identify(token);
    if (!found) {
      // Guessing is slowed down: after many, a stranger learns nothing at all for a while.
      if (strangers.take(networkOf(socket.request)) > 0) socket.conn.close();
      throw new Error(TURNED_AWAY.session);
    }
    const actor = isLang(lang) ? { ...found, lang } : found;
    const data: SocketData = { actor, tabId: typeof tabId === 'string' ? tabId.slice(0, 64) : socket.id };
    await enterLanes.run(actor.id, () => takePlace(socket, data).then(() => settle(socket, data)));
  }

  const enterLanes = createLanes();
  async function settle(socket: Socket, data: SocketData): Promise<void> {
    const { actor } = data;
    socket.data = data;
    await socket.join([`user:${actor.id}`, `property:${actor.property.id}`]);
    if (answersGuests(actor)) await socket.join([`staff:${actor.property.id}`, ...queuePlaces(actor)]);
  }

  io.use((socket, next) => {
    enter(socket).then(
      () => next(),
      (error: unknown) => {
        const isOurs = error instanceof Error && Object.values<string>(TURNED_AWAY).includes(error.message);
        if (!isOurs) log.error({ err: error }, 'a guest could not be let in');
        next(isOurs ? error : new Error(TURNED_AWAY.closing));
      },
    );
  });
  io.on('connection', (socket) => {
    const network = networkOf(socket.request);
    perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1);
    socket.once('disconnect', () => {
      const left = (perNetwork.get(network) ?? 1) - 1;
      if (left > 0) perNetwork.set(network, left);
      else perNetwork.delete(network);
    });
    // Set when it was let in.
    presence.watch(socket, (socket.data as SocketData).actor);
    listenTo(socket, answering, { log, now });
  });

  let stopWatching = async () => {};
  let stopChecking = () => {};
  app.addHook('onListen', async () => {
    stopWatching = outbox.watch();
    stopChecking = checkSessions(io, actors, log);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    stopChecking();
    presence.stop();
    await closeGently(io, answering);
    await stopWatching();
  });
  return io;
}
