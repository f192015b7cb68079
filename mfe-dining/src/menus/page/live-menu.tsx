import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import { EmptyMenus } from '../list/empty-menus';
import { useMenuUpdates } from '../serving/use-menu-updates';

/** Keeps an open menu up to date. It is a lazy part, because updates are not needed before the menu is drawn. */
export function LiveMenu({ outlet }: MenuOverview) {
  useMenuUpdates(outlet.slug);
  return null;
}

/** Shown instead of a menu that lists nothing yet, and replaced when items are added. */
export function LiveEmptyMenu({ outlet }: MenuOverview) {
  useMenuUpdates(outlet.slug);
  return <EmptyMenus />;
}
