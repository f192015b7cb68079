import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { menu, menuOverview } from '@guest/shared/testing/builders/menu';
import { houseHost } from '@guest/shared/testing/house-host';
import { openPage } from '@guest/shared/testing/open-page';
import en from '../../locales/en.json';
import { MenuPage } from '../page/menu-page';

type Facts = Pick<
  Partial<ReturnType<typeof menu>>,
  'sections' | 'availability' | 'currency' | 'currencyPrecision' | 'pdfUrl'
>;

/** Renders a menu whose reads resolve at once; `late` is the reply for the lazy item data. */
export function openMenu(facts: Facts, options: { now?: string; late?: unknown } = {}) {
  const { now, late = menu(facts) } = options;
  const host = houseHost(
    [
      [outletContract.getMenuOverview, menuOverview(facts)],
      [outletContract.getMenu, late],
    ],
    now === undefined ? {} : { now },
  );
  host.takeOver.getState().answered('page');
  openPage(
    host,
    { 'property-outlet-menus-menu': MenuPage },
    en,
    '/grand/directories/bars-and-restaurants/sea-bar/menus/dinner',
  );
  return host;
}
