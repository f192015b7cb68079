import type { Lang } from '@guest/shared/contracts/core/languages';
import type { RouteName } from '@guest/shared/routes/routes';
import type { ComponentType } from 'react';
import { NotYet } from '../layout/not-yet';
import { loadSystemTexts } from '../system-texts/system-texts';
import { withinTexts } from '../late-texts/within-texts';

type Pages = Partial<Record<RouteName, () => Promise<ComponentType>>>;

/** The shell's own pages, each a chunk of its own: no remote's page pays for them. */
const houses: Pages = {
  index: () =>
    import(/* webpackChunkName: "page-index" */ '../home/properties-page').then((it) => it.PropertiesPage),
  property: () =>
    import(/* webpackChunkName: "page-property" */ '../home/property-page').then((it) => it.PropertyPage),
};

/** Those that a guest seldom sees; their texts do not come with every page either. */
const systemPages: Pages = {
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

/** A page of the shell; one that is not built yet says so. */
export async function loadShellPage(name: RouteName, lang: Lang): Promise<ComponentType> {
  const load = systemPages[name];
  if (!load) return (await houses[name]?.()) ?? NotYet;
  const [Page, texts] = await Promise.all([load(), loadSystemTexts(lang)]);
  return withinTexts(Page, lang, texts);
}
