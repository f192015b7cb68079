import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import { untilItComes } from '@guest/shared/late-code/until-it-comes';
import type { Router } from '@guest/shared/router';
import { holdWish } from './hold-wish';

/**
 * Shows the releases of this page if they may differ from those that guests get. In all other cases nothing
 * is loaded.
 */
export function followMix({ host, facts, router }: { host: Host; facts: Boot; router: Router }): void {
  const isAskedFor = facts.source === 'mix' || facts.source === 'safe';
  // With a local dev server an address may name versions too.
  if (isAskedFor || facts.mayMix) holdWish(router);
  if (!isAskedFor && !facts.mayMix) return;
  untilItComes(() => import(/* webpackChunkName: "mix" */ './mount-mix'))
    .then((it) => it.mountMix(host))
    .catch(reportLateFailure);
}
