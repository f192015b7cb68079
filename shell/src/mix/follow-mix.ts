import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { retryImport } from '@guest/shared/lazy/retry-import';
import type { Router } from '@guest/shared/router';
import { preserveReleaseQuery } from './preserve-release-query';

/**
 * Shows the releases of this page if they may differ from those that guests get. In all other cases nothing
 * is loaded.
 */
export function followMix({ host, facts, router }: { host: Host; facts: Boot; router: Router }): void {
  const isRequested = facts.source === 'mix' || facts.source === 'safe';
  // With a local dev server an address may name versions too.
  if (isRequested || facts.mayMix) preserveReleaseQuery(router);
  if (!isRequested && !facts.mayMix) return;
  retryImport(() => import(/* webpackChunkName: "mix" */ './mount-mix'))
    .then((it) => it.mountMix(host))
    .catch(reportBackgroundError);
}
