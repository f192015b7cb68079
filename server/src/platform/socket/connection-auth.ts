import { isLang } from '@guest/shared/contracts/core/languages';
import { CONNECTION_REJECTED } from '@guest/shared/contracts/core/socket-reply';
import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import type { Topics } from '../outbox/topic';
import { RateBuckets } from '../rate-limits/rate-buckets';
import { createKeyedQueue } from '../concurrency/keyed-queue';
import { canAnswerGuests, type Actor, type ActorIdentity } from '../connections/actor';
import type { ActorRepository } from '../connections/actor.repository';
import type { NetworkLookup } from '../rate-limits/network-lookup';
import type { ConnectionRepository } from '../connections/connection.repository';
import { createConnectionClaim, type SocketData } from '../connections/connection-identity';
import { terminate, type Link } from './terminate-connection';
import type { UnauthenticatedConnections } from './unauthenticated-connections';
import type { Pseudonym } from '../log/pseudonym';
import type { SocketMetrics } from './socket-metrics';

const GUESS_RATE = { burst: 60, perSecond: 20 };

interface ConnectionAuthDeps {
  topics: Topics;
  actors: ActorRepository;
  connections: ConnectionRepository;
  networkOf: NetworkLookup;
  unauthenticated: UnauthenticatedConnections;
  metrics: SocketMetrics;
  pseudonymOf: Pseudonym;
  log: FastifyBaseLogger;
  now: () => number;
}

/** Authenticates connections by their session and registers them. */
export function registerConnectionAuth(io: Server, deps: ConnectionAuthDeps): void {
  const { topics, actors, connections, networkOf, unauthenticated, metrics, pseudonymOf, log, now } = deps;
  const guesses = new RateBuckets(GUESS_RATE, now);
  const claimConnection = createConnectionClaim(io, connections);
  const queue = createKeyedQueue();
  /** The connections whose session is being looked up. */
  const authenticating = new WeakSet<Link>();

  async function findIdentity({ conn, handshake }: Socket): Promise<ActorIdentity | undefined> {
    unauthenticated.presented(conn);
    let found: ActorIdentity | undefined;
    try {
      found = await actors.identify(handshake.auth.token);
    } finally {
      if (!found) unauthenticated.rejected(conn);
    }
    return found;
  }

  async function authenticate(socket: Socket): Promise<void> {
    const { tabId, lang } = socket.handshake.auth;
    const found = await findIdentity(socket);
    if (!found) {
      // After many failures, the connection is closed without an answer for a while, which slows down
      // guessing.
      if (guesses.take(networkOf(socket.request)) > 0) terminate(socket.conn);
      throw new Error(CONNECTION_REJECTED.session);
    }
    if (!unauthenticated.identified(socket.conn, found.id)) {
      unauthenticated.rejected(socket.conn);
      if (guesses.take(found.id) > 0) terminate(socket.conn);
      throw new Error(CONNECTION_REJECTED.tooMany);
    }
    const identity = isLang(lang) ? { ...found, lang } : found;
    const tab = isTabId(tabId) ? tabId : socket.id;
    await queue.acquire(found.id, async () => {
      // The connection closed while it waited: it must not replace the one with which the same tab has
      // returned.
      if (socket.conn.readyState !== 'open') return;
      const connectionId = await claimConnection(socket, identity, tab);
      const actor: Actor = { ...identity, connectionId };
      const data: SocketData = { actor, tabId: tab };
      socket.data = data;
      await socket.join([`user:${actor.id}`, `property:${actor.property.id}`, ...topics.joinedBy(actor)]);
      if (canAnswerGuests(actor)) await socket.join(`staff:${actor.property.id}`);
    });
  }

  const turnedAway = (reason: string, { request }: Socket) =>
    metrics.turnedAway(reason, { network: pseudonymOf(networkOf(request)) });

  io.use((socket, next) => {
    const { conn } = socket;
    // Socket.IO authenticates every CONNECT packet, however many arrive at once. A client sends one and waits.
    if (authenticating.has(conn)) {
      if (conn.readyState === 'open') {
        turnedAway('flood', socket);
        terminate(conn);
      }
      next(new Error(CONNECTION_REJECTED.closing));
      return;
    }
    authenticating.add(conn);
    void authenticate(socket)
      .finally(() => authenticating.delete(conn))
      .then(
        () => next(),
        (error: unknown) => {
          const reason = reasonOf(error);
          if (reason === undefined) log.error({ err: error }, 'connection could not be authenticated');
          turnedAway(reason ?? 'failed', socket);
          next(reason && error instanceof Error ? error : new Error(CONNECTION_REJECTED.closing));
        },
      );
  });
}

/** PostgreSQL cannot store NUL or lone surrogates. */
const isTabId = (sent: unknown): sent is string =>
  typeof sent === 'string' && /^[^\0]{1,64}$/.test(sent) && sent.isWellFormed();

const reasonOf = (error: unknown) =>
  Object.entries(CONNECTION_REJECTED).find(
    ([, text]) => error instanceof Error && error.message === text,
  )?.[0];
