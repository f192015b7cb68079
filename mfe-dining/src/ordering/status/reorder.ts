import { useHost } from '@guest/shared';
import type { orderContract, Order } from '@guest/shared/contracts/order/order.contract';
import type { ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { moneyText } from '@guest/shared/format/money';
import type { Basket, BasketLine } from '../../basket/basket';
import { withLine } from '../../basket/basket-lines';
import { newBasket } from '../../basket/new-basket';
import { useOrderText } from '../../lazy-texts/order-texts';

export type ReorderReply = ReplyOf<typeof orderContract.reorder>;
type ReorderChange = ReorderReply['changes'][number];

/** The maximum quantity of a line; the quote reports lower limits. */
const MAX_LINE_QUANTITY = 99;

/** Returns the lines that are still available. Sold-out lines are only listed among the changes. */
export const reorderLines = ({ lines, changes }: ReorderReply): ReorderReply['lines'] =>
  lines.filter((line) => !changes.some(({ kind, lineId }) => kind === 'sold_out' && lineId === line.lineId));

/** Adds the lines of the order to the existing basket. */
export function reorderBasket(basket: Basket | null, order: Order, reply: ReorderReply): Basket {
  const initial = basket ?? {
    ...newBasket({ ...reply.outlet, mode: reply.mode }, order),
    place: reply.place,
  };
  return reorderLines(reply).reduce<Basket>(
    (filled, line) => withLine(filled, toBasketLine(line, order, reply), MAX_LINE_QUANTITY),
    initial,
  );
}

/** Older servers do not send the current facts of a line, in which case the values of the order are used. */
function toBasketLine(
  line: ReorderReply['lines'][number],
  order: Order,
  { facts = [] }: ReorderReply,
): BasketLine {
  const { name, unitPrice, menu } = facts.find(({ lineId }) => lineId === line.lineId) ?? {
    name: '',
    unitPrice: 0,
    menu: '',
    ...order.lines.find(({ itemUuid }) => itemUuid === line.itemUuid),
  };
  return { ...line, name, unitPrice, menu };
}

/** Returns a function that describes a change since the order in one sentence. */
export function useChangeTexts(order: Order): (change: ReorderChange) => string {
  const text = useOrderText();
  const { lang } = useHost();
  const money = (amount = 0) => moneyText({ ...order, amount }, lang);
  return ({ kind, name, before, after }) => {
    switch (kind) {
      case 'removed':
        return text('{name} is no longer on the menu', { name });
      case 'sold_out':
        return text('{name} is sold out', { name });
      case 'not_now':
        return text('{name} is served at another time', { name });
      case 'choice_needed':
        return text('{name}: please choose again', { name });
      case 'choice_removed':
        return text('{name}: an earlier choice is no longer available', { name });
      case 'price_changed':
        return text('{name}: was {before}, now {after}', {
          name,
          before: money(before),
          after: money(after),
        });
    }
  };
}
