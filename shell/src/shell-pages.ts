import type { RouteName } from '@guest/shared/routes/routes';
import type { ComponentType } from 'react';
import { NotYet } from './layout/not-yet';

/** The shell's own pages, each a chunk of its own: no remote's page pays for them. */
const pages: Partial<Record<RouteName, () => Promise<ComponentType>>> = {
  index: () =>
    import(/* webpackChunkName: "page-index" */ './property/properties-page').then((it) => it.PropertiesPage),
  property: () =>
    import(/* webpackChunkName: "page-property" */ './property/property-page').then((it) => it.PropertyPage),
  clear: () => import(/* webpackChunkName: "page-clear" */ './system/clear-page').then((it) => it.ClearPage),
  cookies: () =>
    import(/* webpackChunkName: "page-cookies" */ './system/cookies-page').then((it) => it.CookiesPage),
  healthcheck: () =>
    import(/* webpackChunkName: "page-healthcheck" */ './system/healthcheck-page').then(
      (it) => it.HealthcheckPage,
    ),
};

/** A page of the shell; one that is not built yet says so. */
export const loadShellPage = async (name: RouteName): Promise<ComponentType> =>
  (await pages[name]?.()) ?? NotYet;
