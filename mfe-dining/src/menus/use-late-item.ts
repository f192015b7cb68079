import type { ListedItem } from '@guest/shared/contracts/menu.schema';
import { outletContract } from '@guest/shared/contracts/outlet.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useLateRead } from '@guest/shared/reads/use-late-read';
import type { LateItem } from './item-choices';

/** An item that the guest has opened, and the section in which it stands. */
export interface ShownItem {
  item: ListedItem;
  section: string;
}

/** All that is known of an item of the menu on screen; read once for all of them. */
export function useLateItem(shown: ShownItem | null, isWanted: boolean): LateItem {
  const params = {
    property: usePathParam('property'),
    outlet: usePathParam('outlet'),
    menu: usePathParam('menu'),
  };
  const { data, hasFailed, retry } = useLateRead(outletContract.getMenu, { params, query: {} }, isWanted);
  const section = data?.sections.find(({ uuid }) => uuid === shown?.section);
  const item = section?.items.find(({ name }) => name === shown?.item.name);
  // What the kitchen has renamed in the meantime is asked for again like what did not come.
  return { item, hasFailed: hasFailed || (data !== undefined && !item), retry };
}
