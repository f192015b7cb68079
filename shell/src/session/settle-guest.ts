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

/** Takes a guest along to the property whose page they have opened, with a chat session if they have none. */
export async function settleGuest({ host, router, enter }: ArrivalAt): Promise<void> {
  const { pathname } = router.state.location;
  const elsewhere = await enter(pathname, matchRoute(pathname)?.params.property);
  if (elsewhere !== undefined) await router.navigate(elsewhere, { replace: true });
  await refreshChatSession(host);
}
