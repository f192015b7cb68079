import type { Host } from '@guest/shared';
import type { Router } from '@guest/shared/router';
import { matchRoute } from '@guest/shared/routes/match-route';
import type { Entrance } from '../property/guest-travel';
import { refreshChatSession } from './refresh-chat-session';

export interface ArrivalAt {
  host: Host;
  router: Router;
  enter: Entrance;
}

/**
 * Moves a signed-in guest to the property of the current page, and requests a chat session if there is none.
 */
export async function settleGuest({ host, router, enter }: ArrivalAt): Promise<void> {
  const { pathname } = router.state.location;
  const elsewhere = await enter(pathname, matchRoute(pathname)?.params.property);
  if (elsewhere !== undefined) await router.navigate(elsewhere, { replace: true });
  await refreshChatSession(host);
}
