import { matchRoute } from '@guest/shared/routes/match-route';
import type { Router } from '@guest/shared/router';

/**
 * Loads a page again that does not exist for visitors. The server makes documents without knowing who reads them, and
 * there are pages that only their guest finds, such as an own post that the hotel has hidden.
 */
export async function retryMissing(router: Pick<Router, 'state' | 'navigate'>): Promise<void> {
  const { location, errors } = router.state;
  const route = matchRoute(location.pathname);
  const error: unknown = route && errors?.[route.name];
  if (typeof error !== 'object' || error === null || !('status' in error) || error.status !== 404) return;
  // A navigation to the same fragment of the same page would load nothing.
  await router.navigate(location.pathname + location.search, { replace: true });
  if (location.hash !== '') await router.navigate({ hash: location.hash }, { replace: true });
}
