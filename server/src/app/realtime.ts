import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io';
import { createContactRepository } from '../features/chat/module';
import { singleProcess } from '../platform/cluster/cluster-link';
import { createKeyedQueue } from '../platform/concurrency/keyed-queue';
import { createActorRepository } from '../platform/connections/actor.repository';
import { createConnectionRepository } from '../platform/connections/connection.repository';
import { identityOf } from '../platform/connections/connection-identity';
import { createActiveViewers } from '../platform/connections/active-viewers';
import { pushOutbox } from '../platform/db/tables/schema';
import type { Module } from '../platform/module/module';
import { createPublisher } from '../platform/outbox/publisher';
import { createPushOutbox } from '../platform/outbox/push-outbox';
import { createTopics } from '../platform/outbox/topic';
import { createRequestDispatcher } from '../platform/socket/request-dispatcher';
import { createSocketRateLimits } from '../platform/socket/socket-rate-limits';
import { closeGracefully } from '../platform/socket/graceful-close';
import type { CloseSockets } from '../platform/socket/close-sockets';
import { disconnectSlowClients } from '../platform/socket/disconnect-slow-clients';
import { registerConnectionAuth } from '../platform/socket/connection-auth';
import { createFloodLimits, registerSocketListener } from '../platform/socket/socket-listener';
import { createPresence } from '../platform/socket/presence';
import type { RealtimeMetrics } from '../platform/socket/realtime-metrics';
import { checkSessions } from '../platform/socket/session-checks';
import { openSocketServer } from '../platform/socket/socket-server';
import { createSocketMetrics } from '../platform/socket/socket-metrics';
import type { Pseudonym } from '../platform/log/pseudonym';
import { createRefusalLog } from '../platform/log/refusal-log';
import { watchCluster } from '../platform/socket/cluster-watcher';
import type { AppOptions } from './options';
import { socketHandlersOf } from './socket-handlers';

interface RealtimeDeps extends Pick<
  AppOptions,
  'db' | 'config' | 'epoch' | 'rateFactor' | 'maxPerNetwork' | 'descriptors' | 'link'
> {
  log: FastifyBaseLogger;
  pseudonymOf: Pseudonym;
  now: () => number;
}

export type Realtime = ReturnType<typeof openRealtime>;

/** Creates the socket server, and what features publish with. `serve` starts it with the features. */
export function openRealtime(app: FastifyInstance, deps: RealtimeDeps) {
  const { db, config, log, pseudonymOf, epoch, now, rateFactor, link = singleProcess } = deps;
  const metrics = createSocketMetrics(createRefusalLog(log));
  let isClosing = false;
  const { io, networkOf, unauthenticated } = openSocketServer(app, {
    config,
    link,
    metrics,
    pseudonymOf,
    maxPerNetwork: deps.maxPerNetwork,
    descriptors: deps.descriptors,
    isClosing: () => isClosing,
  });

  const topics = createTopics();
  const publisher = createPublisher(io, { topics, epoch, queue: createKeyedQueue(), link });
  const outbox = createPushOutbox(db, publisher, log);
  const actors = createActorRepository(db, now);
  const connections = createConnectionRepository(db, randomUUID());
  const people = createContactRepository(db);
  const activeViewers = createActiveViewers(io, connections);
  const presence = createPresence({
    publisher,
    connections,
    contactOf: people.findStaffMember,
    onError: (error) => log.error({ err: error }, 'staff presence could not be published'),
  });

  function removeConnection(socket: Socket): void {
    const { actor } = identityOf(socket);
    connections
      .deleteConnection(actor.connectionId)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'closed connection could not be removed; it is removed later'),
      );
  }

  /** Authenticates connections and dispatches their requests to the handlers of the features. */
  async function serve(modules: readonly Module[]): Promise<void> {
    topics.register(...modules.flatMap((module) => module.topics ?? []));
    const dispatcher = await createRequestDispatcher({
      handlers: socketHandlersOf(modules),
      rateLimits: createSocketRateLimits(now, rateFactor),
      epoch,
      log,
      metrics,
      pseudonymOf,
      isClosing: () => isClosing,
    });
    const floodLimits = createFloodLimits(now, rateFactor);
    registerConnectionAuth(io, {
      topics,
      actors,
      connections,
      networkOf,
      unauthenticated,
      metrics,
      pseudonymOf,
      log,
      now,
    });
    io.on('connection', (socket) => {
      socket.once('disconnect', () => removeConnection(socket));
      presence.watch(socket, identityOf(socket).actor);
      registerSocketListener(socket, dispatcher, { floodLimits, metrics, pseudonymOf });
    });

    // If the database is unavailable, the next heartbeat registers this process.
    await connections
      .recordHeartbeat()
      .catch((error: unknown) => log.error({ err: error }, 'process could not be registered; retrying'));
    let stops: (() => void | Promise<void>)[] = [];
    app.addHook('onListen', async () => {
      stops = [
        outbox.watch(),
        checkSessions(io, actors, log),
        disconnectSlowClients(io, metrics),
        watchCluster({ io, connections, log, onConnectionsLost: presence.onConnectionsLost }),
      ];
    });
    app.addHook('preClose', async () => {
      isClosing = true;
      presence.stop();
      await closeGracefully(io, dispatcher);
      await Promise.all(stops.map((stop) => stop()));
      metrics.stop();
      // If the database is unavailable, the other processes notice the end by the missing heartbeat.
      await connections
        .deleteThisProcess()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'connections could not be removed; they are removed later'),
        );
      await io.of('/').adapter.close();
      link.close();
    });
  }

  const closeSockets: CloseSockets = async (actorIds, on, reason) => {
    for (const { socketId } of await connections.deleteByActors(actorIds, on)) {
      if (reason === 'replaced') io.to(socketId).emit('sessionReplaced', {});
      io.in(socketId).disconnectSockets(true);
    }
  };

  const readMetrics = async (): Promise<RealtimeMetrics> => ({
    redis: link.state(),
    sockets: io.of('/').sockets.size,
    untold: await db.$count(pushOutbox),
    ...metrics.read(),
  });

  return { outbox, publisher, presence, people, activeViewers, closeSockets, readMetrics, serve };
}
