import { outletContract } from '@guest/shared/contracts/outlet.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useLateRead } from '@guest/shared/reads/use-late-read';
import type { LateItem } from './item-choices';

/** All that is known of an item of the menu on screen; read once for all of them. */
export function useLateItem(uuid: string | undefined, isWanted: boolean): LateItem {
  const params = {
    property: usePathParam('property'),
    outlet: usePathParam('outlet'),
    menu: usePathParam('menu'),
  };
  const { data, hasFailed, retry } = useLateRead(outletContract.getMenu, { params, query: {} }, isWanted);
  const items = data?.sections.flatMap((section) => section.items);
  return { item: items?.find((item) => item.uuid === uuid), hasFailed, retry };
}
