import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { networkOf } from '../rate-limits/limits';
import { createGroupedItems } from '../rate-limits/grouped-items';
import { createProxyCheck } from '../rate-limits/network-lookup';

/** The shares of the process's file descriptors; the rest is for the database, files and the processes' link. */
const CONNECTION_SHARE = 0.75;
const BACKSTOP_SHARE = 0.85;
/** No more is needed, whatever the system allows. */
const MAX_CONNECTIONS = 30_000;
/** A hotel has one address and a browser opens up to six connections, which close when they are idle. */
const MAX_PER_NETWORK = 4_000;
/**
 * A browser opens up to six connections, so this is enough for eight devices of a family that shares one guest. It
 * keeps a single guest from holding all connections of the server with one session.
 */
export const MAX_PER_PERSON = 50;
const DESCRIPTORS_IF_UNKNOWN = 1_024;

export interface OpenConnections {
  /**
   * The connection belongs to a person with a session and is not closed for others. Connections beyond
   * `MAX_PER_PERSON` stay open, but count as anonymous.
   */
  keep(socket: Socket, personId: string): void;
  /** The session of the connection is not valid. */
  release(socket: Socket): void;
  /** The largest number of connections before anonymous ones are closed. */
  readonly most: number;
}

interface ConnectionLimits {
  trustProxy: string[];
  onClosed: (reason: 'full' | 'crowded', network: string | undefined) => void;
  /** The number of file descriptors that the process may have. */
  descriptors?: number | undefined;
  maxPerNetwork?: number;
}

/**
 * Keeps the number of open connections below the number of file descriptors, so that the database and health
 * checks can always be reached. If there are too many, the oldest connection without a session is closed: of
 * the network that exceeds its share, or else of all. The newest connection is never refused as long as an
 * anonymous one is left, because a health check or a guest is only known after the connection has been
 * accepted.
 */
export function limitConnections(app: FastifyInstance, limits: ConnectionLimits): OpenConnections {
  const { server } = app;
  const { onClosed, descriptors = descriptorLimit(), maxPerNetwork = MAX_PER_NETWORK } = limits;
  const most = Math.min(MAX_CONNECTIONS, Math.floor(descriptors * CONNECTION_SHARE));
  server.maxConnections = Math.max(most + 1, Math.floor(descriptors * BACKSTOP_SHARE));
  const isProxy = createProxyCheck(limits.trustProxy);
  /** All connections with their network, and those without a session in order of arrival: of all and per network. */
  const open = new Map<Socket, string | undefined>();
  const anonymous = new Set<Socket>();
  const anonymousOf = new Map<string, Set<Socket>>();
  /** The connections that are kept for each person. */
  const kept = createGroupedItems<Socket>();

  function release(socket: Socket): void {
    kept.remove(socket);
    const network = open.get(socket);
    if (!open.has(socket)) return;
    anonymous.add(socket);
    if (network === undefined) return;
    const ofNetwork = anonymousOf.get(network) ?? new Set();
    anonymousOf.set(network, ofNetwork.add(socket));
  }

  function keep(socket: Socket, personId: string): void {
    if (!open.has(socket) || kept.groupOf(socket) === personId) return;
    // The connection of a proxy carries many persons and belongs to the last of them.
    if (kept.sizeOf(personId) >= MAX_PER_PERSON) return release(socket);
    forget(socket);
    kept.add(socket, personId);
  }

  function forget(socket: Socket): void {
    kept.remove(socket);
    anonymous.delete(socket);
    const network = open.get(socket) ?? '';
    const ofNetwork = anonymousOf.get(network);
    ofNetwork?.delete(socket);
    if (ofNetwork?.size === 0) anonymousOf.delete(network);
  }

  function close(socket: Socket, reason: 'full' | 'crowded'): void {
    onClosed(reason, open.get(socket));
    forget(socket);
    open.delete(socket);
    socket.destroy();
  }

  server.on('connection', (socket: Socket) => {
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    // A proxy carries the connections of many.
    const network = isProxy(address) ? undefined : networkOf(address);
    open.set(socket, network);
    socket.once('close', () => {
      forget(socket);
      open.delete(socket);
    });
    release(socket);
    const ofNetwork = network === undefined ? undefined : anonymousOf.get(network);
    if (ofNetwork && ofNetwork.size > maxPerNetwork) close(oldestOf(ofNetwork) ?? socket, 'crowded');
    if (open.size > most) close(oldestOf(anonymous) ?? socket, 'full');
  });

  app.addHook('onResponse', async ({ guest, raw }) => {
    if (guest) keep(raw.socket, guest.chatUuid);
  });
  return { keep, release, most };
}

const oldestOf = (sockets: Set<Socket>): Socket | undefined => sockets.values().next().value;

let descriptorsOfProcess: number | undefined;

/** The limit stays the same while the process runs, and the report that contains it takes 10 ms. */
const descriptorLimit = (): number => (descriptorsOfProcess ??= readDescriptorLimit());

/** Returns how many file descriptors this process may have open. Node.js raises the limit as far as it may. */
function readDescriptorLimit(): number {
  // The cast is safe because every field is checked and may be missing.
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const soft = userLimits?.open_files?.soft;
  if (soft === 'unlimited') return MAX_CONNECTIONS * 2;
  return Number(soft) > 0 ? Number(soft) : DESCRIPTORS_IF_UNKNOWN;
}
