import type { Staff } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Socket } from 'socket.io';
import { answersGuests, type Actor } from '../connections/actor';
import type { Delivery } from '../outbox/delivery';
import type { ConnectionRepository, ConnectionRow } from '../connections/connection.repository';

/**
 * A broken connection usually returns within this time, so the staff member does not count as offline yet.
 */
const LEFT_AFTER_MS = 5_000;

export type Presence = ReturnType<typeof createPresence>;

interface Around {
  connections: ConnectionRepository;
  delivery: Delivery;
  contactOf: (actor: Actor) => Promise<Staff | undefined>;
  onTrouble: (error: unknown) => void;
}

/**
 * Tracks which staff are online. Guests get an event when staff come or go, and the state with the list of
 * staff.
 */
export function createPresence({ connections, delivery, contactOf, onTrouble }: Around) {
  const leaving = new Map<string, NodeJS.Timeout>();

  const tell = (
    propertyId: string,
    event: 'staffsJoinedExternal' | 'staffsIdLeftExternal',
    body: Record<string, unknown>,
  ) => delivery.deliver({ topic: `property:${propertyId}`, event, body });

  async function arrived(actor: Actor): Promise<void> {
    const wasLeaving = leaving.get(actor.id);
    clearTimeout(wasLeaving);
    leaving.delete(actor.id);
    const others = (await connections.of(actor.id)).filter(({ id }) => id !== actor.connectionId);
    if (wasLeaving || others.length > 0) return;
    const contact = await contactOf(actor);
    if (contact)
      await tell(actor.property.id, 'staffsJoinedExternal', { staff: [{ ...contact, isOnline: true }] });
  }

  async function left({ id, propertyId }: { id: string; propertyId: string }): Promise<void> {
    leaving.delete(id);
    if ((await connections.of(id)).length > 0) return;
    await tell(propertyId, 'staffsIdLeftExternal', { staffsId: [id] });
  }

  return {
    watch(socket: Socket, actor: Actor): void {
      if (!answersGuests(actor)) return;
      arrived(actor).catch(onTrouble);
      socket.once('disconnect', () => {
        clearTimeout(leaving.get(actor.id));
        const timer = setTimeout(
          () => void left({ id: actor.id, propertyId: actor.property.id }).catch(onTrouble),
          LEFT_AFTER_MS,
        );
        leaving.set(actor.id, timer.unref());
      });
    },

    /** Handles connections that were deleted because their process died. */
    async gone(rows: ConnectionRow[]): Promise<void> {
      const staff = new Map(rows.filter(({ kind }) => kind === 'staff').map((row) => [row.actorId, row]));
      for (const [id, { propertyId }] of staff) await left({ id, propertyId });
    },

    online: connections.staffAt,

    stop(): void {
      for (const timer of leaving.values()) clearTimeout(timer);
      leaving.clear();
    },
  };
}
