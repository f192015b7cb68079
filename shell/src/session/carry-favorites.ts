import type { Host } from '@guest/shared';
import { bringFavorites } from '@guest/shared/favorites/bring-favorites';
import { reportLateFailure } from '@guest/shared/late-code/missing-code';

/** Adds the favorites saved on this device to the account when a guest signs in. Returns a stop function. */
export function carryFavorites(host: Pick<Host, 'api' | 'session' | 'queries'>): () => void {
  const bring = () => void bringFavorites(host).catch(reportLateFailure);
  bring();
  return host.session.subscribe((now, before) => {
    if (now.token !== before.token) bring();
  });
}
