import type { ListedItem } from '@guest/shared/contracts/menu/menu.schema';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useLazyRead } from '@guest/shared/reads/use-lazy-read';
import type { LazyItem } from '../item-sheet/item-choices';

/** The item that the guest has opened, with its section. */
export interface ShownItem {
  item: ListedItem;
  section: string;
}

/** Returns the full data of an item. One request loads it for all items of a menu. */
export function useLazyItem(
  target: { shown: ShownItem | null; outlet: string; menu: string },
  isWanted: boolean,
): LazyItem {
  const { shown, outlet, menu } = target;
  const params = { property: usePathParam('property'), outlet, menu };
  const { data, hasFailed, retry } = useLazyRead(outletContract.getMenu, { params, query: {} }, isWanted);
  const section = data?.sections.find(({ uuid }) => uuid === shown?.section);
  const item = section?.items.find(({ name }) => name === shown?.item.name);
  const hours = [section?.availability, item?.availability].filter((it) => it !== undefined);
  // An item that is missing from the reply has been removed in the meantime; it counts as failed, so that it
  // can be retried.
  const { maxAdvanceDays } = data ?? {};
  return { item, hours, maxAdvanceDays, hasFailed: hasFailed || (data !== undefined && !item), retry };
}
