import type { MenuItem } from '@guest/shared/contracts/menu/menu.schema';
import type { Availability } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { Button } from '@guest/shared/ui/button/button';
import { Notice } from '@guest/shared/ui/state/notice';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { ItemForm } from '../item-order/item-form';
import type { ItemOrder } from '../item-order/use-item-order';
import { useOrderText } from '../../lazy-texts/order-texts';
import { NutritionFacts } from '../item-facts/nutrition-facts';
import { ModifierGroup } from '../item-facts/modifier-group';

/** The data of an item that the menu list does not contain. */
export interface LazyItem {
  item: MenuItem | undefined;
  /** The hours of the item and its section, as far as they have their own. */
  hours: Availability[];
  /** Items of the menu can be ordered this many days ahead. */
  maxAdvanceDays?: number | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Shows the choices of an item. If they fail to load, the rest of the sheet remains usable. */
export function ItemChoices(props: { lazyItem: LazyItem; menu: CurrencyOfMenu; order: ItemOrder }) {
  const { lazyItem, menu, order } = props;
  const text = useOrderText();
  const { item, hasFailed, retry } = lazyItem;
  if (item) {
    return (
      <>
        <NutritionFacts item={item} />
        {order ? (
          <ItemForm order={order} menu={menu} />
        ) : (
          item.modifierGroups.map((group) => <ModifierGroup key={group.uuid} group={group} menu={menu} />)
        )}
      </>
    );
  }
  if (!hasFailed) return <Skeleton count={2} />;
  return (
    <Notice icon={CloudOff} isAnnounced action={<Button onClick={retry}>{text('Try again')}</Button>}>
      <p>{text("Couldn't load the options.")}</p>
    </Notice>
  );
}
