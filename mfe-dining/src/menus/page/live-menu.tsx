import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import { BasketBar } from '../../basket/basket-bar';
import { NoMenus } from '../list/no-menus';
import { useMenuNews } from '../serving/use-menu-news';

/** Follows an open menu, which nobody misses before it is drawn as a whole, and shows the way to what was chosen of it. */
export function LiveMenu({ outlet, orderable }: MenuOverview) {
  useMenuNews(outlet.slug);
  return orderable ? <BasketBar outlet={outlet.slug} /> : null;
}

/** Stands in the place of a menu in which nothing is listed yet, and goes when something is. */
export function EmptyMenu({ outlet }: MenuOverview) {
  useMenuNews(outlet.slug);
  return <NoMenus />;
}
