import type { Host } from '@guest/shared';
import { mergeFavorites } from '@guest/shared/favorites/merge-favorites';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';

/** Adds the favorites saved on this device to the account when a guest signs in. Returns a stop function. */
export function syncFavorites(host: Pick<Host, 'api' | 'session' | 'queries'>): () => void {
  const merge = () => void mergeFavorites(host).catch(reportBackgroundError);
  merge();
  return host.session.subscribe((now, before) => {
    if (now.token !== before.token) merge();
  });
}
