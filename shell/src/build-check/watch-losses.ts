import type { Host } from '@guest/shared';
import type { Router } from '@guest/shared/router';
import { watchUnsentInput } from './unsent-input';

/** What its page gives back when it is left, such as a table that is kept: a reload is no leaving, being drawn anew is. */
const GIVEN_BACK = '[data-given-back]';

/** Knows whether the guest would lose something if the page began anew at this moment. */
export function watchLosses(page: { host: Host; router: Router }) {
  const input = watchUnsentInput();
  let path = page.router.state.location.pathname;
  const stopFollowing = page.router.subscribe(({ location: { pathname } }) => {
    if (pathname !== path) input.left();
    path = pathname;
  });
  const mayBeginAnew = () => !input.hasUnsent() && page.host.unsent.getState().messages === 0;
  return {
    mayBeginAnew,
    mayBeDrawnAnew: () => mayBeginAnew() && !document.querySelector(GIVEN_BACK),
    stop() {
      stopFollowing();
      input.stop();
    },
  };
}
