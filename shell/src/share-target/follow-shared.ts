import { SHARED_OUTCOMES } from '@guest/shared/contracts/share/shared-photos';
import type { Router } from '@guest/shared/router';
import { propertyInPath } from '@guest/shared/routes/property-in-path';
import { sharedOffer } from './shared-offer.store';

/**
 * Asks where shared photos belong, once for each time that another app has shared some. Going back or reloading does
 * not ask again, because the address no longer says so.
 */
export function followShared({ state, navigate }: Pick<Router, 'state' | 'navigate'>): void {
  const { pathname, search, hash } = state.location;
  const query = new URLSearchParams(search);
  const outcome = SHARED_OUTCOMES.find((one) => one === query.get('shared'));
  const property = propertyInPath(pathname);
  if (!outcome || property === undefined) return;
  sharedOffer.getState().arrived({ property, outcome });
  query.delete('shared');
  void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true });
}
