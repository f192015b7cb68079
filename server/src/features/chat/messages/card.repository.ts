import type { Card } from '@guest/shared/contracts/chat/chat-socket.contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { roomEvent } from '../../../platform/db/tables/schema';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import type { OutboxEvent } from '../../../platform/outbox/topic';
import type { PropertyRow } from '../../property/property-scope';
import { lockExternalRoom } from '../members/external-room';
import type { createMessageRepository } from './message.repository';
import { toMessage, type EventRow } from './message.mapper';

interface CardsDeps {
  messages: Pick<ReturnType<typeof createMessageRepository>, 'appendToLocked'>;
  outbox: PushOutbox;
  now: () => number;
}

interface CardOwner {
  property: PropertyRow;
  chatUuid: string;
}

export type Cards = ReturnType<typeof createCards>;

/**
 * Shows bookings and orders in the conversation of their guest with the hotel. Each has one message, which is
 * updated with it.
 */
export function createCards({ messages, outbox, now }: CardsDeps) {
  async function findCard(
    tx: Connection,
    { chatUuid }: CardOwner,
    { uuid }: Card,
  ): Promise<EventRow | undefined> {
    const [known] = await tx
      .select()
      .from(roomEvent)
      // The id of the booking or order is the idempotency key of the message, so there is only one card for
      // it.
      .where(and(eq(roomEvent.actorId, chatUuid), eq(roomEvent.clientId, uuid)));
    return known;
  }

  /**
   * Adds the card of a new booking or order, which has none yet, and returns its event for the caller to add with
   * its own. Locks the room.
   */
  async function create(
    tx: Connection,
    { property, chatUuid }: CardOwner,
    card: Card,
  ): Promise<OutboxEvent[]> {
    if (!property.isChatEnabled) return [];
    const guest = { id: chatUuid, kind: 'guest' as const, property };
    const roomId = await lockExternalRoom(tx, guest, now());
    const stored = await messages.appendToLocked(tx, guest, { roomId, key: card.uuid, body: bodyOf(card) });
    const push = { ...toMessage(stored, property.timeZone), prevSeq: stored.seq - 1 };
    return [{ topic: `room:${roomId}`, event: 'newExternalMessage', body: push }];
  }

  return {
    create,

    /**
     * Shows the current state of a booking or an order, in the transaction of its change. Locks the room and
     * the guest's log; the locks of the booking or order must be taken first.
     */
    async show(tx: Connection, owner: CardOwner, card: Card): Promise<OutboxRow[]> {
      if (!owner.property.isChatEnabled) return [];
      const known = await findCard(tx, owner, card);
      if (!known) return outbox.addAll(tx, { events: await create(tx, owner, card) });
      await tx
        .update(roomEvent)
        .set({ body: sql`${roomEvent.body} || ${JSON.stringify(bodyOf(card))}::jsonb` })
        .where(and(eq(roomEvent.roomId, known.roomId), eq(roomEvent.seq, known.seq)));
      const body = { roomId: known.roomId, messageId: known.id, card };
      return [
        // The guest's log delivers the change to devices that are offline.
        await outbox.addToUser(tx, owner.chatUuid, 'cardUpdated', body),
        await outbox.add(tx, { topic: `staff:${owner.property.id}`, event: 'cardUpdated', body }),
      ];
    },
  };
}

/** The text is shown where the card cannot be: in a terminal, a list of rooms, a notification. */
const bodyOf = (card: Card) => ({
  text: `${card.kind === 'activity' ? card.activityName : card.outletName} · ${card.reference}`,
  messageType: 'card' as const,
  card,
});
