import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import { isLang } from '@guest/shared/contracts/core/languages';
import type { OrderActor } from '@guest/shared/contracts/menu/order-status';
import type { Connection } from '../../../platform/db/database';
import { commitWith } from '../../../platform/db/commit-with';
import { pipelined } from '../../../platform/db/pipelined';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { addressCard, type Cards } from '../../chat/messages/card.repository';
import { findOrCreateExternalRoom, type LockedRoom } from '../../chat/members/external-room';
import type { MessageRepository } from '../../chat/messages/message.repository';
import { scopeOf, type PropertyRow } from '../../property/property-scope';
import { toOrderCard } from './order-card';
import { outletTopic } from '../../outlet/outlet-topics';
import { toOrder, toStaffOrder, type OrderRow } from './order.mapper';
import { ORDER_TEXTS, type OrderTextKey } from './order-texts';

interface PublishOrderDeps {
  outbox: PushOutbox;
  messages: Pick<MessageRepository, 'appendForProperty'>;
  cards: Pick<Cards, 'show' | 'create'>;
  now: () => number;
}

interface PublishOrderInput {
  row: OrderRow;
  property: PropertyRow;
  /** The actor who changed the status; omitted if the status is unchanged. */
  changedBy?: OrderActor;
  /** The order has just been placed, so that it has no card yet. */
  isNew?: boolean;
  /** The conversation of its guest, if it is locked already. */
  room?: LockedRoom | undefined;
  /** Sends the last statement of the transaction. It is sent with the events, and so is the commit. */
  finish?: (() => Promise<void>) | undefined;
}

export type PublishOrder = ReturnType<typeof createPublishOrder>;

/**
 * Adds the outbox events of an order: to all devices of its guest, to the chat and to the staff of its
 * outlet. Takes the lock on the guest's room and then on their log, as the chat does. To avoid deadlocks, the
 * locks on the order must be taken first.
 */
export function createPublishOrder({ outbox, messages, cards, now }: PublishOrderDeps) {
  async function addChatMessage(
    tx: Connection,
    { row, property, changedBy }: PublishOrderInput,
  ): Promise<OutboxRow[]> {
    const textKey = changedBy && textKeyFor(row, changedBy);
    if (!textKey || !property.isChatEnabled) return [];
    const lang = isLang(row.guest.lang) ? row.guest.lang : 'en';
    const roomId = await findOrCreateExternalRoom(
      tx,
      { id: row.guest.chatUuid, kind: 'guest', property },
      now(),
    );
    const outlet = scopeOf(property, [lang]).localize(row.outlet.name);
    const text = ORDER_TEXTS[textKey][lang]
      // Bidi isolation keeps the reference and the name intact in right-to-left text.
      .replace('{reference}', () => bidiIsolate(row.order.reference))
      .replace('{outlet}', () => bidiIsolate(outlet));
    const body = { text, messageType: 'text', lang, isAutomatic: true, hasOwnNotification: true } as const;
    return [await messages.appendForProperty(tx, property, { roomId, body })];
  }

  return async (tx: Connection, input: PublishOrderInput): Promise<OutboxRow[]> => {
    const { row, property, isNew = false, room, finish } = input;
    const { chatUuid, lang } = row.guest;
    const scope = scopeOf(property, lang === null ? [] : [lang]);
    const messageRows = await addChatMessage(tx, input);
    const owner = { property, chatUuid };
    const card = toOrderCard(row, scope);
    const created = isNew ? await cards.create(tx, owner, card, room) : undefined;
    const shown = isNew ? [] : await cards.show(tx, owner, card);
    const adding = outbox.addAll(tx, {
      events: [
        ...(created?.events ?? []),
        {
          topic: outletTopic(property.id, row.order.outletId),
          event: 'outletOrderUpdated',
          body: { order: toStaffOrder(row, scopeOf(property, []), now()) },
        },
      ],
      toUser: { userId: chatUuid, event: 'orderUpdated', body: { order: toOrder(row, scope, now()) } },
    });
    const last = [adding, created?.store()] as const;
    // Storing the card checks its position in the log and its key too late for an early commit, but neither check can fail:
    // the room is locked, so the position stays, and the key is the id of the order, which this server has just generated.
    const [outboxRows, recipients] = await (finish ? commitWith(tx, ...last, finish()) : pipelined(...last));
    const added = created && recipients ? addressCard(outboxRows, created, recipients) : outboxRows;
    return [...messageRows, ...shown, ...added];
  };
}

function textKeyFor({ order: { status } }: OrderRow, by: OrderActor): OrderTextKey | undefined {
  if (status === 'lapsed' || status === 'failed') return status;
  return status === 'delivered' && by === 'system' ? 'unsure' : undefined;
}
