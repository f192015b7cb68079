import type { MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import { loadPlanTexts } from '../reservations/day-plan/texts/plan-texts';
import { withCatalog } from './with-catalog';

/** The parts of the home page about the guest's own day. */
export function homeFragments(lang: Lang): MountedRemote['fragments'] {
  const withPlanTexts = withCatalog(lang, {}, loadPlanTexts);
  return {
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
