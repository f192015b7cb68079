import { CONNECTION_REJECTED } from '@guest/shared/contracts/core/socket-reply';
import type { Server, Socket } from 'socket.io';
import type { Actor, ActorIdentity } from './actor';
import { partialReplies } from './partial-replies';
import type { ConnectionRepository, ConnectionRow } from './connection.repository';

const RESPONSE_TIMEOUT_MS = 2_000;
const MAX_STAFF_SOCKETS = 5;
const MAX_ATTEMPTS = 5;

export interface SocketData {
  actor: Actor;
  tabId: string;
}

/**
 * Returns the identity behind a socket. It is set during authentication and refreshed with every check of the
 * session.
 */
export const identityOf = ({ data }: Pick<Socket, 'data'>): SocketData => data;

/**
 * Limits each guest to one connection across all processes. The same tab replaces its own connection; another
 * tab replaces it if the existing page does not respond, has an ended session, or is told to give way.
 * Returns the id of the connection row, or throws the rejection text.
 */
export function createConnectionClaim(io: Server, connections: ConnectionRepository) {
  async function isResponding({ socketId }: ConnectionRow): Promise<boolean> {
    // A page that does not respond in time is replaced.
    const answers: unknown[] = await io
      .to(socketId)
      .timeout(RESPONSE_TIMEOUT_MS)
      .emitWithAck('areYouThere', {})
      .catch(partialReplies);
    return answers.includes(true);
  }

  function disconnectReplaced({ socketId, tabId }: ConnectionRow, to: SocketData['tabId']): void {
    if (tabId !== to) io.to(socketId).emit('sessionReplaced', {});
    io.in(socketId).disconnectSockets(true);
  }

  return async (socket: Socket, actor: ActorIdentity, tabId: string): Promise<number> => {
    const { id: actorId, kind, property, sessionHash } = actor;
    const newConnection = { actorId, kind, propertyId: property.id, socketId: socket.id, tabId, sessionHash };
    const wantsTakeOver = socket.handshake.auth.takeOver === true;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const others = await connections.findByActor(actorId);
      if (kind === 'staff' && others.length >= MAX_STAFF_SOCKETS)
        throw new Error(CONNECTION_REJECTED.tooMany);
      const other = kind === 'guest' ? others[0] : undefined;
      // A guest has one session at a time, so a connection with a different session has ended.
      const canStay = other?.tabId !== tabId && other?.sessionHash === sessionHash && !wantsTakeOver;
      if (other && canStay && (await isResponding(other))) throw new Error(CONNECTION_REJECTED.duplicate);
      const connectionId = await connections.claim(newConnection, other);
      if (connectionId === undefined) continue;
      if (other) disconnectReplaced(other, tabId);
      return connectionId;
    }
    throw new Error(CONNECTION_REJECTED.duplicate);
  };
}
