import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import { untilItComes } from '@guest/shared/late-code/until-it-comes';
import type { LatePage } from '../app/watch-late';
import { holdWish } from './hold-wish';

/** Shows which releases the page is of, where they may be others than those of every guest; elsewhere nothing is loaded. */
export function followMix({ host, facts, router }: Pick<LatePage, 'host' | 'facts' | 'router'>): void {
  const isAskedFor = facts.source === 'mix' || facts.source === 'safe';
  // Beside a dev server of this device an address may name versions as well.
  if (isAskedFor || facts.mayMix) holdWish(router);
  if (!isAskedFor && !facts.mayMix) return;
  untilItComes(() => import(/* webpackChunkName: "mix" */ './mount-mix'))
    .then((it) => it.mountMix(host))
    .catch(reportLateFailure);
}
