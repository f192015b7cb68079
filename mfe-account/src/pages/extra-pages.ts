import type { MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import { loadExtraTexts } from '../extra-texts/extra-texts';
import { withCatalog } from './with-catalog';

/** The pages of the favorites and the loyalty programme, which anonymous visitors see too. */
export function extraPages(lang: Lang, texts: MountedRemote['texts']): MountedRemote['pages'] {
  const withExtraTexts = withCatalog(lang, texts, loadExtraTexts);
  return {
    'property-favorites': () =>
      withExtraTexts(
        import(/* webpackChunkName: "page-property-favorites" */ '../favorites/favorites-page').then(
          (it) => it.FavoritesPage,
        ),
      ),
    'property-favorites-activities': () =>
      withExtraTexts(
        import(
          /* webpackChunkName: "page-property-favorites-activities" */ '../favorites/favorite-list-pages'
        ).then((it) => it.FavoriteActivitiesPage),
      ),
    'property-favorites-outlets': () =>
      withExtraTexts(
        import(
          /* webpackChunkName: "page-property-favorites-outlets" */ '../favorites/favorite-list-pages'
        ).then((it) => it.FavoriteOutletsPage),
      ),
    'property-loyalty-program': () =>
      withExtraTexts(
        import(/* webpackChunkName: "page-property-loyalty-program" */ '../loyalty/loyalty-page').then(
          (it) => it.LoyaltyPage,
        ),
      ),
    'property-loyalty-program-register': () =>
      withExtraTexts(
        import(/* webpackChunkName: "page-property-loyalty-program-register" */ '../loyalty/join-page').then(
          (it) => it.JoinPage,
        ),
      ),
  };
}
