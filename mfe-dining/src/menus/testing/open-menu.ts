import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { menu, menuOverview } from '@guest/shared/testing/builders/menu';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import en from '../../locales/en.json';
import { MenuPage } from '../page/menu-page';

type MenuFields = Pick<
  Partial<ReturnType<typeof menu>>,
  'sections' | 'availability' | 'currency' | 'currencyPrecision' | 'pdfUrl'
>;

/** Renders a menu whose reads resolve at once; `fullMenu` is the reply for the lazy item data. */
export function openMenu(facts: MenuFields, options: { now?: string; fullMenu?: unknown } = {}) {
  const { now, fullMenu = menu(facts) } = options;
  const host = propertyHost(
    [
      [outletContract.getMenuOverview, menuOverview(facts)],
      [outletContract.getMenu, fullMenu],
    ],
    now === undefined ? {} : { now },
  );
  host.takeOver.getState().answered('page');
  renderPage(
    host,
    { 'property-outlet-menus-menu': MenuPage },
    en,
    '/grand/directories/bars-and-restaurants/sea-bar/menus/dinner',
  );
  return host;
}
