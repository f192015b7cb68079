import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Server } from 'socket.io';
import type { Config } from '../config/config';
import { limitConnections } from '../http/connection-limits';
import type { Pseudonym } from '../log/pseudonym';
import { createSocketLimits, isOriginAllowed } from './handshake';
import type { ClusterLink } from '../cluster/cluster-link';
import { createUnauthenticatedConnections, AUTHENTICATE_WITHIN_MS } from './unauthenticated-connections';
import { limitClosingHandshake, type Link } from './terminate-connection';
import { createNetworkLookup } from '../rate-limits/network-lookup';
import type { SocketMetrics } from './socket-metrics';

/** The share of the server's connections that sockets may take; the rest is for pages, calls and health checks. */
const SOCKET_SHARE = 0.85;
const MAX_SOCKETS = 20_000;

interface SocketServerDeps {
  config: Pick<Config, 'allowedOrigins' | 'trustProxy'>;
  link: ClusterLink;
  metrics: SocketMetrics;
  pseudonymOf: Pseudonym;
  isClosing: () => boolean;
  /** The maximum number of sockets per network. */
  maxPerNetwork?: number | undefined;
  /** The number of file descriptors that the process may have. */
  descriptors?: number | undefined;
}

/**
 * Opens the socket server on the HTTP server. Connections count towards the limits from the moment they open,
 * before they are authenticated.
 */
export function openSocketServer(app: FastifyInstance, deps: SocketServerDeps) {
  const { config, link, metrics, pseudonymOf, isClosing, maxPerNetwork, descriptors } = deps;
  const networkOf = createNetworkLookup(config.trustProxy);
  const turnedAway = (reason: string, network = 'unknown') =>
    metrics.turnedAway(reason, { network: pseudonymOf(network) });
  const connections = limitConnections(app, {
    trustProxy: config.trustProxy,
    onClosed: turnedAway,
    descriptors,
  });
  const sockets = createSocketLimits(
    Math.min(MAX_SOCKETS, Math.floor(connections.most * SOCKET_SHARE)),
    maxPerNetwork,
  );
  const unauthenticated = createUnauthenticatedConnections({
    onDisplaced: (network) => turnedAway('strangers', network),
    connections,
  });
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
      const network = networkOf(request);
      const sid = sidOf(request);
      const reason = !isOriginAllowed(request, config.allowedOrigins)
        ? 'origin'
        : sid === null && (isClosing() ? 'closing' : sockets.exceededLimit(network));
      if (reason) turnedAway(reason, network);
      else if (sid !== null) unauthenticated.continued(sid, request.socket);
      // A WebSocket counts from here until its network connection has ended, so that neither many that open
      // at once nor those that never finish closing exceed the limit.
      else if (request.headers.upgrade) sockets.countConnection(request.socket, network);
      decide(null, !reason);
    },
  });
  io.engine.on('connection', (conn: Link) => {
    const network = networkOf(conn.request);
    if (conn.transport.name === 'polling') conn.once('close', sockets.countSocket(network));
    limitClosingHandshake(conn);
    unauthenticated.opened(conn, network);
  });
  return { io, networkOf, unauthenticated };
}

const sidOf = ({ url = '' }: IncomingMessage) => new URLSearchParams(url.split('?')[1]).get('sid');
