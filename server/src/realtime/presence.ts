import type { Staff } from '@guest/shared/contracts/chat-socket.contract';
import type { Server, Socket } from 'socket.io';
import { answersGuests, type Actor } from './actor';
import type { Delivery } from './delivery';
import type { SocketData } from './one-connection';

/** A connection that breaks is usually back within this; nobody has left their desk then. */
const LEFT_AFTER_MS = 5_000;

export type Presence = ReturnType<typeof createPresence>;

interface Around {
  delivery: Delivery;
  contactOf: (actor: Actor) => Promise<Staff | undefined>;
  onTrouble: (error: unknown) => void;
}

/** Which staff are at their desk. Guests hear of it when somebody comes or goes, and read it with the list of staff. */
export function createPresence(io: Server, { delivery, contactOf, onTrouble }: Around) {
  const leaving = new Map<string, NodeJS.Timeout>();

  async function socketsOf(actor: Actor): Promise<string[]> {
    const sockets = await io.in(`staff:${actor.property.id}`).fetchSockets();
    // Set when they were let in.
    return sockets.filter(({ data }) => (data as SocketData).actor.id === actor.id).map(({ id }) => id);
  }

  const tell = (actor: Actor, event: 'staffsJoinedExternal' | 'staffsIdLeftExternal', body: object) =>
    delivery.deliver({ topic: `property:${actor.property.id}`, event, body: { ...body } });

  async function arrived(socket: Socket, actor: Actor): Promise<void> {
    const wasLeaving = leaving.get(actor.id);
    clearTimeout(wasLeaving);
    leaving.delete(actor.id);
    const others = (await socketsOf(actor)).filter((id) => id !== socket.id);
    if (wasLeaving || others.length > 0) return;
    const contact = await contactOf(actor);
    if (contact) await tell(actor, 'staffsJoinedExternal', { staff: [{ ...contact, isOnline: true }] });
  }

  async function left(actor: Actor): Promise<void> {
    leaving.delete(actor.id);
    if ((await socketsOf(actor)).length > 0) return;
    await tell(actor, 'staffsIdLeftExternal', { staffsId: [actor.id] });
  }

  return {
    watch(socket: Socket, actor: Actor): void {
      if (!answersGuests(actor)) return;
      arrived(socket, actor).catch(onTrouble);
      socket.once('disconnect', () => {
        clearTimeout(leaving.get(actor.id));
        const timer = setTimeout(() => void left(actor).catch(onTrouble), LEFT_AFTER_MS);
        leaving.set(actor.id, timer.unref());
      });
    },

    async online(propertyId: string): Promise<Set<string>> {
      const sockets = await io.in(`staff:${propertyId}`).fetchSockets();
      // As above.
      return new Set(sockets.map(({ data }) => (data as SocketData).actor.id));
    },

    stop(): void {
      for (const timer of leaving.values()) clearTimeout(timer);
      leaving.clear();
    },
  };
}
