import type { Host } from '@guest/shared';
import type { Router } from '@guest/shared/router';
import { requestPersistence } from '@guest/shared/storage/request-persistence';

interface PersistDataDeps {
  host: Pick<Host, 'session'>;
  router: Pick<Router, 'state' | 'subscribe'>;
}

/**
 * Asks the browser to keep the copies, vouchers and drafts of a signed-in guest. Some browsers ask the guest in turn,
 * so it is not done on arrival but with the next page. Returns a stop function.
 */
export function persistData({ host, router }: PersistDataDeps): () => void {
  const arrival = router.state.location.pathname;
  const request = requestPersistence();
  return router.subscribe(({ location }) => {
    if (location.pathname !== arrival && host.session.getState().token) request();
  });
}
