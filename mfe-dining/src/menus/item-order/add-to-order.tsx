import { useHost } from '@guest/shared';
import { quantityRule } from '@guest/shared/contracts/menu/limits';
import { moneyText } from '@guest/shared/format/money';
import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import { usePathParam } from '@guest/shared/page/path-param';
import { Button } from '@guest/shared/ui/button/button';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { BasketLine } from '../../basket/basket';
import { withLine, withLineReplaced } from '../../basket/basket-lines';
import { newBasket } from '../../basket/new-basket';
import { useBasket } from '../../basket/use-basket';
import type { MenuOfItem } from '../serving/menu-of-item';
import { useOrderText } from '../../lazy-texts/order-texts';
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
  const { item, draft, unitPrice } = order;
  const { currency, currencyPrecision, outlet } = menu;
  const text = useOrderText();
  const { lang, toast } = useHost();
  const property = usePathParam('property');
  const { change } = useBasket(property, outlet.slug);
  const button = useRef<HTMLButtonElement>(null);
  const total = moneyText({ amount: unitPrice * draft.quantity, currency, currencyPrecision }, lang);

  function add() {
    // The errors must be rendered before the focus moves to the first one, otherwise screen readers do not
    // announce them.
    if (!flushSync(() => order.validate())) return focusFirstInvalid(button.current);
    const note = draft.note.trim();
    const added: BasketLine = {
      lineId: createIdempotencyKey(),
      itemUuid: item.uuid,
      ...(draft.portionUuid !== undefined && { portionUuid: draft.portionUuid }),
      quantity: draft.quantity,
      modifiers: draft.modifiers,
      ...(note !== '' && { note }),
      name: item.name,
      unitPrice,
      menu: menu.slug,
    };
    const maxQuantity = quantityRule(item).max;
    change((basket) =>
      basket && line
        ? withLineReplaced(basket, line.lineId, added, maxQuantity)
        : withLine(basket ?? newBasket({ ...outlet, mode: 'room' }, menu), added, maxQuantity),
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

function focusFirstInvalid(button: HTMLElement | null): void {
  const invalid = button?.closest('dialog')?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = invalid?.matches('input')
    ? invalid
    : (invalid?.querySelector<HTMLElement>('input') ?? invalid);
  control?.focus();
  invalid?.scrollIntoView({ block: 'center' });
}
