import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import { EmptyMenus } from '../list/empty-menus';
import { useMenuUpdates } from '../serving/use-menu-updates';

/** Follows an open menu, which nobody misses before it is drawn as a whole. */
export function LiveMenu({ outlet }: MenuOverview) {
  useMenuUpdates(outlet.slug);
  return null;
}

/** Shown instead of a menu that lists nothing yet, and replaced when items are added. */
export function LiveEmptyMenu({ outlet }: MenuOverview) {
  useMenuUpdates(outlet.slug);
  return <EmptyMenus />;
}
