import type { RemoteModule } from '@guest/shared';
import { HOST_VERSION } from '@guest/shared/host/host-version';
import { orderPages } from './ordering/page/order-pages';
import { reads } from './reads';
import { loadTexts } from './texts';

export const remote: RemoteModule = {
  hostVersion: HOST_VERSION,
  version: __VERSION__,
  mount: async ({ lang }) => ({
    pages: {
      'property-directories': () =>
        import(/* webpackChunkName: "page-property-directories" */ './directories/directories-page').then(
          (it) => it.DirectoriesPage,
        ),
      'property-directories-directory': () =>
        import(
          /* webpackChunkName: "page-property-directories-directory" */ './directories/directory-page'
        ).then((it) => it.DirectoryPage),
      'property-directories-outlets': () =>
        import(/* webpackChunkName: "page-property-directories-outlets" */ './outlets/outlets-page').then(
          (it) => it.OutletsPage,
        ),
      'property-outlet': () =>
        import(/* webpackChunkName: "page-property-outlet" */ './outlets/outlet-page').then(
          (it) => it.OutletPage,
        ),
      'property-outlet-book': () =>
        import(/* webpackChunkName: "page-property-outlet-book" */ './table-booking/page/booking-page').then(
          (it) => it.BookingPage,
        ),
      'property-outlet-menus': () =>
        import(/* webpackChunkName: "page-property-outlet-menus" */ './menus/list/menus-page').then(
          (it) => it.MenusPage,
        ),
      'property-outlet-menus-menu': () =>
        import(
          /* webpackChunkName: "page-property-outlet-menus-menu" */ './menu-basket/menu-with-basket-page'
        ).then((it) => it.MenuWithBasketPage),
      ...orderPages,
    },
    reads,
    texts: await loadTexts(lang),
  }),
};
