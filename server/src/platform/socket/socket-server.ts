import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { Config } from '../config/config';
import { createConnectionLimits, createNetworkLookup, isOriginAllowed } from './handshake';
import type { ClusterLink } from '../cluster/cluster-link';
import { createUnauthenticatedConnections, AUTHENTICATE_WITHIN_MS } from './unauthenticated-connections';
import type { SocketMetrics } from './socket-metrics';

interface SocketServerDeps {
  config: Pick<Config, 'allowedOrigins' | 'trustProxy'>;
  link: ClusterLink;
  metrics: SocketMetrics;
  isClosing: () => boolean;
  /** The maximum number of sockets per network. */
  mostPerNetwork?: number | undefined;
}

/**
 * Opens the socket server on the HTTP server. Connections count towards the limits from the moment they open,
 * before they are authenticated.
 */
export function openSocketServer(
  app: FastifyInstance,
  { config, link, metrics, isClosing, mostPerNetwork }: SocketServerDeps,
) {
  const networkOf = createNetworkLookup(config.trustProxy);
  const io = new Server(app.server, {
    transports: ['websocket', 'polling'],
    allowEIO3: false,
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: 65_536,
    connectTimeout: AUTHENTICATE_WITHIN_MS,
    pingInterval: 25_000,
    pingTimeout: 20_000,
    cors: { origin: config.allowedOrigins },
    ...(link.adapter && { adapter: link.adapter }),
    allowRequest: (request, decide) => {
      // A poll is held open for longer than the server's timeout for idle requests.
      request.socket.setTimeout(60_000);
      const isNew = !request.url?.includes('sid=');
      const reason = !isOriginAllowed(request, config.allowedOrigins)
        ? 'origin'
        : isNew && (isClosing() ? 'closing' : connectionLimits.exceededLimit(networkOf(request)));
      if (reason) metrics.turnedAway(reason);
      decide(null, !reason);
    },
  });
  const connectionLimits = createConnectionLimits(() => io.engine.clientsCount, mostPerNetwork);
  const unauthenticated = createUnauthenticatedConnections(() => metrics.turnedAway('strangers'));
  // A connection is counted as soon as it is open, because unauthenticated connections use resources too.
  io.engine.on('connection', (conn: Socket['conn']) => {
    const network = networkOf(conn.request);
    conn.once('close', connectionLimits.countConnection(network));
    unauthenticated.opened(conn, network);
  });
  return { io, networkOf, unauthenticated };
}
