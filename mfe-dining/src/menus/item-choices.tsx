import type { MenuItem } from '@guest/shared/contracts/menu.schema';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { Button } from '@guest/shared/ui/button';
import { Notice } from '@guest/shared/ui/notice';
import { Skeleton } from '@guest/shared/ui/skeleton';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useText } from '../texts';
import { ItemSubstance } from './item-substance';
import { ModifierGroup } from './modifier-group';

/** What the list of the menu does not know of an item. */
export interface LateItem {
  item: MenuItem | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** What can be chosen with it. Without it the rest of the sheet stands. */
export function ItemChoices({ late, menu }: { late: LateItem; menu: CurrencyOfMenu }) {
  const text = useText();
  const { item, hasFailed, retry } = late;
  if (item) {
    return (
      <>
        <ItemSubstance item={item} />
        {item.modifierGroups.map((group) => (
          <ModifierGroup key={group.uuid} group={group} menu={menu} />
        ))}
      </>
    );
  }
  if (!hasFailed) return <Skeleton count={2} />;
  return (
    <Notice icon={CloudOff} isAnnounced action={<Button onClick={retry}>{text('Try again')}</Button>}>
      <p>{text('What you can choose with it did not load.')}</p>
    </Notice>
  );
}
