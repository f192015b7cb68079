import { isolated } from '@guest/shared/contracts/core/isolated';
import { isLang } from '@guest/shared/contracts/core/languages';
import type { OrderStepBy } from '@guest/shared/contracts/menu/order-steps';
import type { Connection } from '../../../platform/db/database';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { createCards } from '../../chat/messages/card.repository';
import { ownExternalRoomOf } from '../../chat/members/external-room';
import type { createMessageRepository } from '../../chat/messages/message.repository';
import { scopeOf, type PropertyRow } from '../../property/property-scope';
import { orderCardOf } from './order-card';
import { outletTopic } from '../../outlet/order-queue';
import { orderOf, staffOrderOf, type OrderRow } from './order-reply';
import { ORDER_WORDS, type OrderWord } from './order-words';

interface Parts {
  outbox: PushOutbox;
  messages: Pick<ReturnType<typeof createMessageRepository>, 'append' | 'sayFor'>;
  now: () => number;
}

interface Told {
  row: OrderRow;
  property: PropertyRow;
  /** The actor who changed the status; omitted if the status is unchanged. */
  stepBy?: OrderStepBy;
}

export type OrderTelling = ReturnType<typeof createOrderTelling>;

/**
 * Adds the outbox events of an order: to all devices of its guest, to the chat and to the staff of its
 * outlet. Takes the lock on the guest's room and then on their log, as the chat does. To avoid deadlocks, the
 * locks on the order must be taken first.
 */
export function createOrderTelling({ outbox, messages, now }: Parts) {
  const cards = createCards({ messages, outbox, now });

  async function say(tx: Connection, { row, property, stepBy }: Told): Promise<OutboxRow[]> {
    const word = stepBy && wordFor(row, stepBy);
    if (!word || !property.isChatEnabled) return [];
    const lang = isLang(row.guest.lang) ? row.guest.lang : 'en';
    const roomId = await ownExternalRoomOf(tx, { id: row.guest.chatUuid, kind: 'guest', property }, now());
    const outlet = scopeOf(property, [lang]).say(row.outlet.name);
    const text = ORDER_WORDS[word][lang]
      // Bidi isolation keeps the reference and the name intact in right-to-left text.
      .replace('{reference}', () => isolated(row.order.reference))
      .replace('{outlet}', () => isolated(outlet));
    const body = { text, messageType: 'text', lang, isAutomatic: true } as const;
    return [await messages.sayFor(tx, property, { roomId, body })];
  }

  return async (tx: Connection, told: Told): Promise<OutboxRow[]> => {
    const { row, property } = told;
    const { chatUuid, lang } = row.guest;
    const scope = scopeOf(property, lang === null ? [] : [lang]);
    const said = await say(tx, told);
    const card = await cards.show(tx, { property, chatUuid }, orderCardOf(row, scope));
    return [
      ...said,
      ...card,
      await outbox.addToUser(tx, chatUuid, 'orderUpdated', { order: orderOf(row, scope, now()) }),
      await outbox.add(tx, {
        topic: outletTopic(property.id, row.order.outletId),
        event: 'outletOrderUpdated',
        body: { order: staffOrderOf(row, scopeOf(property, []), now()) },
      }),
    ];
  };
}

function wordFor({ order: { status } }: OrderRow, by: OrderStepBy): OrderWord | undefined {
  if (status === 'lapsed' || status === 'failed') return status;
  return status === 'delivered' && by === 'system' ? 'unsure' : undefined;
}
