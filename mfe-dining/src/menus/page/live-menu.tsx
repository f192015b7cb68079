import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import { BasketBar } from '../../basket/basket-bar';
import { EmptyMenus } from '../list/empty-menus';
import { useMenuUpdates } from '../serving/use-menu-updates';

/** Follows an open menu, which nobody misses before it is drawn as a whole, and shows the way to what was chosen of it. */
export function LiveMenu({ outlet, orderable }: MenuOverview) {
  useMenuUpdates(outlet.slug);
  return orderable ? <BasketBar outlet={outlet.slug} /> : null;
}

/** Shown instead of a menu that lists nothing yet, and replaced when items are added. */
export function LiveEmptyMenu({ outlet }: MenuOverview) {
  useMenuUpdates(outlet.slug);
  return <EmptyMenus />;
}
