import { isLang } from '@guest/shared/contracts/languages';
import type { OrderStepBy } from '@guest/shared/contracts/order-steps';
import type { Connection } from '../../db/database';
import type { OutboxRow } from '../../realtime/push-outbox';
import { ownExternalRoomOf } from '../chat/external-room';
import type { createMessageRepository } from '../chat/message.repository';
import { scopeOf, type PropertyRow } from '../property/property-scope';
import type { OrderRow } from './order-reply';
import { ORDER_WORDS, type OrderWord } from './order-words';

interface Parts {
  messages: Pick<ReturnType<typeof createMessageRepository>, 'sayFor'>;
  now: () => number;
}

interface News {
  row: OrderRow;
  by: OrderStepBy;
  property: PropertyRow;
}

export type OrderNews = ReturnType<typeof createOrderNews>;

/** What of orders is said in the chat between their guest and the hotel. */
export const createOrderNews = ({ messages, now }: Parts) => ({
  /** In the transaction of the change. Locks the room, so it comes after all locks of the order itself. */
  async write(tx: Connection, { row, by, property }: News): Promise<OutboxRow[]> {
    const word = wordFor(row, by);
    if (!word || !property.isChatEnabled) return [];
    const { chatUuid, lang: spoken } = row.guest;
    const lang = isLang(spoken) ? spoken : 'en';
    const roomId = await ownExternalRoomOf(tx, { id: chatUuid, kind: 'guest', property }, now());
    const outlet = scopeOf(property, [lang]).say(row.outlet.name);
    const text = ORDER_WORDS[word][lang]
      // So that both stay in their order in a text that runs the other way.
      .replace('{reference}', () => `\u2068${row.order.reference}\u2069`)
      .replace('{outlet}', () => `\u2068${outlet}\u2069`);
    const body = { text, messageType: 'text', lang, isAutomatic: true } as const;
    return [await messages.sayFor(tx, property, { roomId, body })];
  },
});

function wordFor({ order: { status } }: OrderRow, by: OrderStepBy): OrderWord | undefined {
  if (status === 'lapsed' || status === 'failed') return status;
  return status === 'delivered' && by === 'system' ? 'unsure' : undefined;
}
