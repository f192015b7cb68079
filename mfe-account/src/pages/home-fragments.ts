import type { MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import { loadAccountTexts } from '../profile/texts/account-texts';
import { loadPlanTexts } from '../reservations/day-plan/texts/plan-texts';
import { withCatalog } from './with-catalog';

/** The parts of the home page about the guest's own day, and the end of the session in the account sheet. */
export function homeFragments(lang: Lang): MountedRemote['fragments'] {
  const withPlanTexts = withCatalog(lang, {}, loadPlanTexts);
  const withAccountTexts = withCatalog(lang, {}, loadAccountTexts);
  return {
    'sign-out': () =>
      withAccountTexts(
        import(/* webpackChunkName: "fragment-sign-out" */ '../profile/page/sign-out').then(
          (it) => it.SignOut,
        ),
      ),
    'my-next': () =>
      withPlanTexts(
        import(/* webpackChunkName: "fragment-my-next" */ '../home/my-next').then((it) => it.MyNext),
      ),
    'my-day': () =>
      withPlanTexts(
        import(/* webpackChunkName: "fragment-my-day" */ '../home/my-day-fragment').then((it) =>
          it.loadMyDay(),
        ),
      ),
  };
}
