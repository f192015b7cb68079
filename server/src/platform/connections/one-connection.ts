import { TURNED_AWAY } from '@guest/shared/contracts/core/socket-reply';
import type { Server, Socket } from 'socket.io';
import type { Actor, Newcomer } from './actor';
import type { ConnectionRepository, ConnectionRow } from './connection.repository';

const ANSWERS_WITHIN_MS = 2_000;
const STAFF_SOCKETS = 5;
const TRIES = 5;

export interface SocketData {
  actor: Actor;
  tabId: string;
}

/**
 * Returns the identity behind a socket. It is set during authentication and refreshed with every check of the
 * session.
 */
export const letInAs = ({ data }: Pick<Socket, 'data'>): SocketData => data;

/**
 * Limits each guest to one connection across all processes. The same tab replaces its own connection; another
 * tab replaces it if the existing page does not respond, has an ended session, or is told to give way.
 * Returns the id of the connection row, or throws the rejection text.
 */
export function createOneConnection(io: Server, connections: ConnectionRepository) {
  async function answers({ socketId }: ConnectionRow): Promise<boolean> {
    try {
      const [alive] = await io.to(socketId).timeout(ANSWERS_WITHIN_MS).emitWithAck('areYouThere', {});
      return alive === true;
    } catch {
      // A page that does not respond in time is replaced.
      return false;
    }
  }

  function giveWay({ socketId, tabId }: ConnectionRow, to: SocketData['tabId']): void {
    if (tabId !== to) io.to(socketId).emit('sessionReplaced', {});
    io.in(socketId).disconnectSockets(true);
  }

  return async (socket: Socket, actor: Newcomer, tabId: string): Promise<number> => {
    const { id: actorId, kind, property, sessionHash } = actor;
    const place = { actorId, kind, propertyId: property.id, socketId: socket.id, tabId, sessionHash };
    const wantsPlace = socket.handshake.auth.takeOver === true;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const others = await connections.of(actorId);
      if (kind === 'staff' && others.length >= STAFF_SOCKETS) throw new Error(TURNED_AWAY.tooMany);
      const other = kind === 'guest' ? others[0] : undefined;
      // A guest has one session at a time, so a connection with a different session has ended.
      const mayStay = other?.tabId !== tabId && other?.sessionHash === sessionHash && !wantsPlace;
      if (other && mayStay && (await answers(other))) throw new Error(TURNED_AWAY.duplicate);
      const connectionId = await connections.take(place, other);
      if (connectionId === undefined) continue;
      if (other) giveWay(other, tabId);
      return connectionId;
    }
    throw new Error(TURNED_AWAY.duplicate);
  };
}
