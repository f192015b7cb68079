import type { Host } from '@guest/shared';
import type { createBrowserRouter } from '@guest/shared/router';
import { matchRoute } from '@guest/shared/routes/match-route';
import type { Entrance } from '../property/guest-travel';
import { refreshChatSession } from './refresh-chat-session';

/** Reads who uses the suite, once the first view answers, and does what their arrival asks for. */
export async function meetTheGuest(page: {
  host: Host;
  router: ReturnType<typeof createBrowserRouter>;
  enter: Entrance;
}): Promise<void> {
  const { host, router, enter } = page;
  await Promise.all([host.session.persist.rehydrate(), host.signUp.persist.rehydrate()]);
  const { pathname } = router.state.location;
  const elsewhere = await enter(pathname, matchRoute(pathname)?.params.property);
  if (elsewhere !== undefined) await router.navigate(elsewhere, { replace: true });
  await refreshChatSession(host);
}
