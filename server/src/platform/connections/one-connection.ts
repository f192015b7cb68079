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

/** Whose socket it is: set when it was let in, and anew with every look at its session. */
export const letInAs = ({ data }: Pick<Socket, 'data'>): SocketData => data;

/**
 * One connection for each guest, whichever process it is on. The same tab takes its place again; another one gets it if
 * the page that has it does not answer, has a session that has ended, or is told to give way. Gives the number of the
 * place; throws the text for whoever is turned away.
 */
export function createOneConnection(io: Server, connections: ConnectionRepository) {
  async function answers({ socketId }: ConnectionRow): Promise<boolean> {
    try {
      const [alive] = await io.to(socketId).timeout(ANSWERS_WITHIN_MS).emitWithAck('areYouThere', {});
      return alive === true;
    } catch {
      // No answer is the answer: whoever is silent gives way.
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
      // A guest has one session at a time, so that another one than this is over.
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
