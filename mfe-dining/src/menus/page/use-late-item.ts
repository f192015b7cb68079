import type { ListedItem } from '@guest/shared/contracts/menu/menu.schema';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useLateRead } from '@guest/shared/reads/use-late-read';
import type { LateItem } from '../item-sheet/item-choices';

/** An item that the guest has opened, and the section in which it stands. */
export interface ShownItem {
  item: ListedItem;
  section: string;
}

/** All that is known of an item of a menu; read once for all of them. */
export function useLateItem(
  of: { shown: ShownItem | null; outlet: string; menu: string },
  isWanted: boolean,
): LateItem {
  const { shown, outlet, menu } = of;
  const params = { property: usePathParam('property'), outlet, menu };
  const { data, hasFailed, retry } = useLateRead(outletContract.getMenu, { params, query: {} }, isWanted);
  const section = data?.sections.find(({ uuid }) => uuid === shown?.section);
  const item = section?.items.find(({ name }) => name === shown?.item.name);
  const hours = [section?.availability, item?.availability].filter((it) => it !== undefined);
  // What the kitchen has renamed in the meantime is asked for again like what did not come.
  const { maxAdvanceDays } = data ?? {};
  return { item, hours, maxAdvanceDays, hasFailed: hasFailed || (data !== undefined && !item), retry };
}
