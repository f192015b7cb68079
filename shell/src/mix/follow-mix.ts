import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import { untilItComes } from '@guest/shared/late-code/until-it-comes';
import type { LatePage } from '../app/watch-late';
import { holdWish } from './hold-wish';

/**
 * Shows the releases of this page if they may differ from those that guests get. In all other cases nothing
 * is loaded.
 */
export function followMix({ host, facts, router }: Pick<LatePage, 'host' | 'facts' | 'router'>): void {
  const isAskedFor = facts.source === 'mix' || facts.source === 'safe';
  // With a local dev server an address may name versions too.
  if (isAskedFor || facts.mayMix) holdWish(router);
  if (!isAskedFor && !facts.mayMix) return;
  untilItComes(() => import(/* webpackChunkName: "mix" */ './mount-mix'))
    .then((it) => it.mountMix(host))
    .catch(reportLateFailure);
}
