import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { Config } from '../config/config';
import { createCaps, createNetworks, mayCome } from './handshake';
import type { NodeLink } from '../cluster/node-link';
import { createStrangers, SHOWN_WITHIN_MS } from './strangers';
import type { Tally } from './tally';

interface Around {
  config: Pick<Config, 'allowedOrigins' | 'trustProxy'>;
  link: NodeLink;
  tally: Tally;
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
  { config, link, tally, isClosing, mostPerNetwork }: Around,
) {
  const networkOf = createNetworks(config.trustProxy);
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
      // A poll is held open for longer than the server's timeout for idle requests.
      request.socket.setTimeout(60_000);
      const isNew = !request.url?.includes('sid=');
      const reason = !mayCome(request, config.allowedOrigins)
        ? 'origin'
        : isNew && (isClosing() ? 'closing' : caps.isFull(networkOf(request)));
      if (reason) tally.turnedAway(reason);
      decide(null, !reason);
    },
  });
  const caps = createCaps(() => io.engine.clientsCount, mostPerNetwork);
  const strangers = createStrangers(() => tally.turnedAway('strangers'));
  // A connection is counted as soon as it is open, because unauthenticated connections use resources too.
  io.engine.on('connection', (conn: Socket['conn']) => {
    const network = networkOf(conn.request);
    conn.once('close', caps.enter(network));
    strangers.came(conn, network);
  });
  return { io, networkOf, strangers };
}
