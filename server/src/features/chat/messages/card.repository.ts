import type { Card } from '@guest/shared/contracts/chat/chat-socket.contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { pipelined } from '../../../platform/db/pipelined';
import { roomEvent } from '../../../platform/db/tables/schema';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import type { OutboxEvent, Recipients } from '../../../platform/outbox/topic';
import type { PropertyRow } from '../../property/property-scope';
import { lockExternalRoom, type LockedRoom } from '../members/external-room';
import { roomRecipients } from '../members/room-topic';
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

/** The caller adds the events with its own, and stores the card at the same time. */
interface NewCard {
  events: OutboxEvent[];
  /** Returns who receives the events. */
  store: () => Promise<Recipients[]>;
}

/** Adds to the events of a new card who receives them, so that they are not looked up. */
export const addressCard = (
  rows: readonly OutboxRow[],
  { events }: Pick<NewCard, 'events'>,
  recipients: Recipients[],
): OutboxRow[] =>
  rows.map((row) => (events.some(({ topic }) => topic === row.topic) ? { ...row, recipients } : row));

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

  /** Prepares the card of a new booking or order, which has none yet, in the locked room; locks it if none is given. */
  async function create(
    tx: Connection,
    { property, chatUuid }: CardOwner,
    card: Card,
    locked?: LockedRoom,
  ): Promise<NewCard> {
    if (!property.isChatEnabled) return { events: [], store: async () => [] };
    const guest = { id: chatUuid, kind: 'guest' as const, property };
    const room = locked ?? (await lockExternalRoom(tx, guest, now()));
    const message = { roomId: room.id, key: card.uuid, body: bodyOf(card) };
    const { event, store: append } = messages.appendToLocked(tx, guest, {
      ...message,
      seq: room.headSeq + 1,
    });
    const push = { ...toMessage(event, property.timeZone), prevSeq: room.headSeq };
    const pushed = { topic: `room:${room.id}`, event: 'newExternalMessage', body: push } as const;
    const store = async () =>
      roomRecipients({ guests: await append(), propertyId: property.id }, pushed.event);
    return { events: [pushed], store };
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
      if (!known) {
        const { events, store } = await create(tx, owner, card);
        const [rows, recipients] = await pipelined(outbox.addAll(tx, { events }), store());
        return addressCard(rows, { events }, recipients);
      }
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
