import { contract } from '../core/endpoint';

export type { Opening, Outlet } from './outlet.schema';

export const outletContract = contract(
  () => import(/* webpackChunkName: "house-checks" */ './outlet.schema').then((it) => it.outletChecks),
  {
    listOutlets: {
      method: 'GET',
      path: '/web/property/:property/outlets',
      summary: 'Lists bars, restaurants and other outlets',
    },
    listOpenings: {
      method: 'GET',
      path: '/web/property/:property/openings',
      summary: 'Lists outlets with opening hours and little else',
    },
    getOutlet: {
      method: 'GET',
      path: '/web/property/:property/outlets/:outlet',
      summary: 'Returns an outlet with the names of its menus',
    },
    listMenus: {
      method: 'GET',
      path: '/web/property/:property/outlets/:outlet/menus',
      summary: 'Lists the menus of an outlet',
    },
    getMenuOverview: {
      method: 'GET',
      path: '/web/property/:property/outlets/:outlet/menus/:menu/overview',
      summary: 'Returns a menu as its list shows it',
    },
    getMenu: {
      method: 'GET',
      path: '/web/property/:property/outlets/:outlet/menus/:menu',
      summary: 'Returns a menu with sections and items; `at` is the serving time',
    },
  },
);
