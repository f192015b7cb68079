import type { Host } from '@guest/shared';
import type { createBrowserRouter } from '@guest/shared/router';
import { watchUnsentInput } from './unsent-input';

/** Knows whether the guest would lose something if the page began anew at this moment. */
export function watchLosses(page: { host: Host; router: ReturnType<typeof createBrowserRouter> }) {
  const input = watchUnsentInput();
  let path = page.router.state.location.pathname;
  const stopFollowing = page.router.subscribe(({ location: { pathname } }) => {
    if (pathname !== path) input.left();
    path = pathname;
  });
  return {
    mayBeginAnew: () => !input.hasUnsent() && page.host.unsent.getState().messages === 0,
    stop() {
      stopFollowing();
      input.stop();
    },
  };
}
