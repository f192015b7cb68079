import type { MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import { loadAccountTexts } from '../profile/texts/account-texts';
import { loadPlanTexts } from '../reservations/day-plan/texts/plan-texts';
import { withCatalog } from './with-catalog';

/** The pages of a signed-in guest, with texts that the sign-up pages do not load. */
export function accountPages(lang: Lang, texts: MountedRemote['texts']): MountedRemote['pages'] {
  const withAccountTexts = withCatalog(lang, texts, loadAccountTexts);
  const withPlanTexts = withCatalog(lang, texts, async (pageLang) => {
    const catalogs = await Promise.all([loadAccountTexts(pageLang), loadPlanTexts(pageLang)]);
    return Object.assign({}, ...catalogs);
  });
  return {
    'property-profile': () =>
      withAccountTexts(
        import(/* webpackChunkName: "page-property-profile" */ '../profile/page/profile-page').then(
          (it) => it.ProfilePage,
        ),
      ),
    'property-bill': () =>
      withAccountTexts(
        import(/* webpackChunkName: "page-property-bill" */ '../bill/bill-page').then((it) => it.BillPage),
      ),
    'property-reservations': () =>
      withPlanTexts(
        import(/* webpackChunkName: "page-property-reservations" */ '../reservations/my-stay-page').then(
          (it) => it.MyStayPage,
        ),
      ),
  };
}
