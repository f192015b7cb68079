import { contract } from '../core/endpoint';

export type { Opening, Outlet } from './outlet.schema';

export const outletContract = contract(
  () => import(/* webpackChunkName: "house-checks" */ './outlet.schema').then((it) => it.outletChecks),
  {
    listOutlets: {
      method: 'GET',
      path: '/web/property/:property/outlets',
      summary: 'Bars, restaurants and whatever else serves guests',
    },
    listOpenings: {
      method: 'GET',
      path: '/web/property/:property/openings',
      summary: 'When and where guests are served: of each outlet only what a glance takes in',
    },
    getOutlet: {
      method: 'GET',
      path: '/web/property/:property/outlets/:outlet',
      summary: 'One outlet with the names of its menus',
    },
    listMenus: {
      method: 'GET',
      path: '/web/property/:property/outlets/:outlet/menus',
      summary: 'The menus of an outlet',
    },
    getMenuOverview: {
      method: 'GET',
      path: '/web/property/:property/outlets/:outlet/menus/:menu/overview',
      summary: 'A menu as its list shows it; `getMenu` tells all of each item',
    },
    getMenu: {
      method: 'GET',
      path: '/web/property/:property/outlets/:outlet/menus/:menu',
      summary: 'A menu with its sections and items; `at` says when it is to be served',
    },
  },
);
