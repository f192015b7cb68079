import type { Staff } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Socket } from 'socket.io';
import { canAnswerGuests, type Actor } from '../connections/actor';
import type { Publisher } from '../outbox/publisher';
import type { ConnectionRepository, ConnectionRow } from '../connections/connection.repository';

/**
 * A broken connection usually returns within this time, so the staff member does not count as offline yet.
 */
const LEFT_AFTER_MS = 5_000;

export type Presence = ReturnType<typeof createPresence>;

interface PresenceDeps {
  connections: ConnectionRepository;
  publisher: Publisher;
  contactOf: (actor: Actor) => Promise<Staff | undefined>;
  onError: (error: unknown) => void;
}

/**
 * Tracks which staff are online. Guests get an event when staff come or go, and the state with the list of
 * staff.
 */
export function createPresence({ connections, publisher, contactOf, onError }: PresenceDeps) {
  const leaving = new Map<string, NodeJS.Timeout>();

  const publishStaffEvent = (
    propertyId: string,
    event: 'staffsJoinedExternal' | 'staffsIdLeftExternal',
    body: Record<string, unknown>,
  ) => publisher.deliver({ topic: `property:${propertyId}`, event, body });

  async function handleArrival(actor: Actor): Promise<void> {
    const wasLeaving = leaving.get(actor.id);
    clearTimeout(wasLeaving);
    leaving.delete(actor.id);
    const others = (await connections.findByActor(actor.id)).filter(({ id }) => id !== actor.connectionId);
    // Another connection may have closed during the query. Its timer is left to find out who is still there.
    if (wasLeaving || leaving.has(actor.id) || others.length > 0) return;
    const contact = await contactOf(actor);
    if (contact)
      await publishStaffEvent(actor.property.id, 'staffsJoinedExternal', {
        staff: [{ ...contact, isOnline: true }],
      });
  }

  async function handleDeparture({ id, propertyId }: { id: string; propertyId: string }): Promise<void> {
    leaving.delete(id);
    if ((await connections.findByActor(id)).length > 0) return;
    await publishStaffEvent(propertyId, 'staffsIdLeftExternal', { staffsId: [id] });
  }

  return {
    watch(socket: Socket, actor: Actor): void {
      if (!canAnswerGuests(actor)) return;
      handleArrival(actor).catch(onError);
      socket.once('disconnect', () => {
        clearTimeout(leaving.get(actor.id));
        const timer = setTimeout(
          () => void handleDeparture({ id: actor.id, propertyId: actor.property.id }).catch(onError),
          LEFT_AFTER_MS,
        );
        leaving.set(actor.id, timer.unref());
      });
    },

    /** Handles connections that were deleted because their process died. */
    async onConnectionsLost(rows: ConnectionRow[]): Promise<void> {
      const staff = new Map(rows.filter(({ kind }) => kind === 'staff').map((row) => [row.actorId, row]));
      for (const [id, { propertyId }] of staff) await handleDeparture({ id, propertyId });
    },

    online: connections.onlineStaff,

    stop(): void {
      for (const timer of leaving.values()) clearTimeout(timer);
      leaving.clear();
    },
  };
}
