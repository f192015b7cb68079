import type { Host } from '@guest/shared';
import type { Router } from '@guest/shared/router';
import { watchUnsentInput } from './unsent-input';

/**
 * Marks something that its page releases when it unmounts, such as the hold on a table. A reload does not
 * unmount the page, but replacing its code does.
 */
const RELEASED_ON_UNMOUNT = '[data-given-back]';

/** Tells whether the guest would lose something if the page were reloaded or rendered again now. */
export function watchUnsavedWork(page: { host: Host; router: Router }) {
  const input = watchUnsentInput();
  let path = page.router.state.location.pathname;
  const stopFollowing = page.router.subscribe(({ location: { pathname } }) => {
    if (pathname !== path) input.left();
    path = pathname;
  });
  const canReload = () => !input.hasUnsent() && page.host.unsent.getState().messages === 0;
  return {
    canReload,
    canRerender: () => canReload() && !document.querySelector(RELEASED_ON_UNMOUNT),
    stop() {
      stopFollowing();
      input.stop();
    },
  };
}
