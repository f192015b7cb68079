import { useHost } from '@guest/shared';
import { quantityRule } from '@guest/shared/contracts/menu/limits';
import { moneyText } from '@guest/shared/format/money';
import { newKey } from '@guest/shared/http/new-key';
import { usePathParam } from '@guest/shared/page/path-param';
import { Button } from '@guest/shared/ui/button/button';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { BasketLine } from '../../basket/basket';
import { withLine, withLineInstead } from '../../basket/basket-lines';
import { newBasket } from '../../basket/new-basket';
import { useBasket } from '../../basket/use-basket';
import type { MenuOfItem } from '../serving/menu-of-item';
import { useOrderText } from '../../late-texts/order-texts';
import type { ItemOrder } from './use-item-order';

/**
 * The footer of the item sheet. It adds the item to the basket of the outlet, or replaces `line` if the guest
 * edits one.
 */
export function AddToOrder(props: {
  order: NonNullable<ItemOrder>;
  menu: MenuOfItem;
  line?: BasketLine | undefined;
  onAdded: () => void;
}) {
  const { order, menu, line, onAdded } = props;
  const { item, made, unitPrice } = order;
  const { currency, currencyPrecision, outlet } = menu;
  const text = useOrderText();
  const { lang, toast } = useHost();
  const property = usePathParam('property');
  const { change } = useBasket(property, outlet.slug);
  const button = useRef<HTMLButtonElement>(null);
  const total = moneyText({ amount: unitPrice * made.quantity, currency, currencyPrecision }, lang);

  function add() {
    // The errors must be rendered before the focus moves to the first one, otherwise screen readers do not
    // announce them.
    if (!flushSync(() => order.judge())) return reachFirstWrong(button.current);
    const note = made.note.trim();
    const added: BasketLine = {
      lineId: newKey(),
      itemUuid: item.uuid,
      ...(made.portionUuid !== undefined && { portionUuid: made.portionUuid }),
      quantity: made.quantity,
      modifiers: made.modifiers,
      ...(note !== '' && { note }),
      name: item.name,
      unitPrice,
      menu: menu.slug,
    };
    const most = quantityRule(item).max;
    change((basket) =>
      basket && line
        ? withLineInstead(basket, line.lineId, added, most)
        : withLine(basket ?? newBasket({ ...outlet, mode: 'room' }, menu), added, most),
    );
    if (!line) toast('success', text('{name} added to your order.', { name: item.name }));
    onAdded();
  }

  if (item.stockStatus === 'sold_out') {
    return (
      <Button look="primary" isWide disabled>
        {text('Sold out')}
      </Button>
    );
  }
  return (
    <Button ref={button} look="primary" isWide onClick={add}>
      {line ? text('Update order, {total}', { total }) : text('Add to order, {total}', { total })}
    </Button>
  );
}

function reachFirstWrong(button: HTMLElement | null): void {
  const wrong = button?.closest('dialog')?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong?.matches('input') ? wrong : (wrong?.querySelector<HTMLElement>('input') ?? wrong);
  control?.focus();
  wrong?.scrollIntoView({ block: 'center' });
}
