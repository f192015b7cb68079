import type { Lang } from '@guest/shared/contracts/core/languages';
import type { RouteName } from '@guest/shared/routes/routes';
import type { ComponentType } from 'react';
import { NotAvailableYet } from '../errors/not-available-yet';
import { loadSystemTexts } from '../system-texts/system-texts';
import { withTexts } from '@guest/shared/page/with-texts';

type PageLoaders = Partial<Record<RouteName, () => Promise<ComponentType>>>;

/** The pages of the shell, each in its own chunk. */
const hotelPages: PageLoaders = {
  index: () =>
    import(/* webpackChunkName: "page-index" */ '../home/properties-page').then((it) => it.PropertiesPage),
  property: () =>
    import(/* webpackChunkName: "page-property" */ '../home/property-page').then((it) => it.PropertyPage),
};

/** Rarely visited pages. Their texts are in a separate catalog too. */
const systemPages: PageLoaders = {
  'init-pwa': () =>
    import(/* webpackChunkName: "page-init-pwa" */ '../system/device/init-pwa-page').then(
      (it) => it.InitPwaPage,
    ),
  clear: () =>
    import(/* webpackChunkName: "page-clear" */ '../system/device/clear-page').then((it) => it.ClearPage),
  cookies: () =>
    import(/* webpackChunkName: "page-cookies" */ '../system/cookies/cookies-page').then(
      (it) => it.CookiesPage,
    ),
  healthcheck: () =>
    import(/* webpackChunkName: "page-healthcheck" */ '../system/status/healthcheck-page').then(
      (it) => it.HealthcheckPage,
    ),
  'sync-app': () =>
    import(/* webpackChunkName: "page-sync-app" */ '../system/device/sync-app-page').then(
      (it) => it.SyncAppPage,
    ),
  'user-username': () =>
    import(/* webpackChunkName: "page-user-username" */ '../system/user/user-page').then((it) => it.UserPage),
  'dev-kit': () => import(/* webpackChunkName: "page-dev-kit" */ '../kit/kit-page').then((it) => it.KitPage),
};

/** Loads a page of the shell, or a notice if this release has no such page. */
export async function loadShellPage(name: RouteName, lang: Lang): Promise<ComponentType> {
  const load = systemPages[name];
  if (!load) return (await hotelPages[name]?.()) ?? NotAvailableYet;
  const [Page, texts] = await Promise.all([load(), loadSystemTexts(lang)]);
  return withTexts(Page, lang, texts);
}
