import type { Host } from '@guest/shared';
import type { Router } from '@guest/shared/router';
import { matchRoute } from '@guest/shared/routes/match-route';
import type { PropertyGuard } from '../property/property-change';
import { refreshChatSession } from './refresh-chat-session';

export interface PropertyEntry {
  host: Host;
  router: Router;
  enter: PropertyGuard;
}

/**
 * Moves a signed-in guest to the property of the current page, and requests a chat session if there is none.
 */
export async function enterProperty({ host, router, enter }: PropertyEntry): Promise<void> {
  const { pathname } = router.state.location;
  const redirectPath = await enter(pathname, matchRoute(pathname)?.params.property);
  if (redirectPath !== undefined) await router.navigate(redirectPath, { replace: true });
  await refreshChatSession(host);
}
