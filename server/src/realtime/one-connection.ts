import { TURNED_AWAY } from '@guest/shared/contracts/socket-reply';
import type { Server, Socket } from 'socket.io';
import type { Actor } from './actor';
import type { ActorRepository } from './actor.repository';

const ANSWERS_WITHIN_MS = 2_000;
const STAFF_SOCKETS = 5;

export interface SocketData {
  actor: Actor;
  tabId: string;
}

/** The socket that a newcomer finds in its place: what it may know of it, and how to end it. */
type Other = Awaited<ReturnType<Server['fetchSockets']>>[number];

/**
 * One connection for each guest. The same tab takes its place again; another one gets it if the page that has it does
 * not answer, has a session that has ended, or is told to give way. Throws the text for whoever is turned away.
 */
export function createOneConnection(io: Server, actors: ActorRepository) {
  async function answers({ id }: Other): Promise<boolean> {
    try {
      const [alive] = await io.to(id).timeout(ANSWERS_WITHIN_MS).emitWithAck('areYouThere', {});
      return alive === true;
    } catch {
      // No answer is the answer: whoever is silent gives way.
      return false;
    }
  }

  async function giveWay(other: Other, byGuest: boolean): Promise<void> {
    if (byGuest) other.emit('sessionReplaced', {});
    other.disconnect(true);
  }

  return async (socket: Socket, { actor, tabId }: SocketData): Promise<void> => {
    const others = (await io.in(`user:${actor.id}`).fetchSockets()).filter(({ id }) => id !== socket.id);
    if (actor.kind === 'staff') {
      if (others.length >= STAFF_SOCKETS) throw new Error(TURNED_AWAY.tooMany);
      return;
    }
    const wantsPlace = socket.handshake.auth.takeOver === true;
    for (const other of others) {
      // Set by us when that socket came in.
      const data = other.data as SocketData;
      const isSameTab = data.tabId === tabId;
      const isOver = data.actor.sessionHash !== actor.sessionHash && !(await actors.again(data.actor));
      if (!isSameTab && !isOver && !wantsPlace && (await answers(other))) {
        throw new Error(TURNED_AWAY.duplicate);
      }
      await giveWay(other, !isSameTab);
    }
  };
}
