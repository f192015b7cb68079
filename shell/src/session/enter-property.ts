import type { Host } from '@guest/shared';
import type { Router } from '@guest/shared/router';
import { matchRoute } from '@guest/shared/routes/match-route';
import type { PropertyGuard } from '../property/property-change';
import { refreshChatSession } from './refresh-chat-session';
import { refreshRoom } from './refresh-room';
import { retryMissing } from './retry-missing';

export interface PropertyEntry {
  host: Host;
  router: Router;
  enter: PropertyGuard;
}

/**
 * Moves a signed-in guest to the property of the current page, requests a chat session if there is none, forgets a
 * stay that has ended meanwhile, and tries a page again that visitors do not find.
 */
export async function enterProperty({ host, router, enter }: PropertyEntry): Promise<void> {
  const { pathname } = router.state.location;
  const redirectPath = await enter(pathname, matchRoute(pathname)?.params.property);
  if (redirectPath !== undefined) await router.navigate(redirectPath, { replace: true });
  await Promise.all([retryMissing(router), refreshChatSession(host), refreshRoom(host)]);
}
