import { createEventBus } from '../events/event-bus';
import { createApiClient } from '../http/api-client';
import type { ApiOptions } from '../http/api-options';
import type { Lang } from '../contracts/core/languages';
import { createLayoutStore } from '../host-state/layout.store';
import { createPropertyStore } from '../host-state/property.store';
import { createRealtime } from '../realtime/realtime';
import { createQueries } from '../query-cache/create-queries';
import { cacheOwner } from '../query-cache/cache-owner';
import { createSessionStore } from '../host-state/session.store';
import { createSignUpStore } from '../host-state/sign-up.store';
import type { Host } from './host';
import { createPageNameStore } from '../host-state/page-name.store';
import { createTakeOverStore } from '../host-state/take-over.store';
import { createUnreadStore } from '../host-state/unread.store';
import { createUnsentStore } from '../host-state/unsent.store';

/** Creates the only host of the page. Only the shell calls it. */
export function createHost(
  options: Omit<ApiOptions, 'session'> & { lang: Lang } & Pick<Host, 'toast' | 'now' | 'preload' | 'goTo'>,
): Host {
  const session = createSessionStore();
  const layout = createLayoutStore();
  return {
    session,
    signUp: createSignUpStore(),
    api: createApiClient({
      ...options,
      session,
      onReached: (isReached) => layout.getState().connectionChanged(!isReached),
    }),
    queries: createQueries(() => cacheOwner(session.getState())),
    property: createPropertyStore(),
    layout,
    bus: createEventBus(),
    realtime: createRealtime(),
    takeOver: createTakeOverStore(),
    pageName: createPageNameStore(),
    unread: createUnreadStore(),
    unsent: createUnsentStore(),
    lang: options.lang,
    toast: options.toast,
    now: options.now,
    preload: options.preload,
    goTo: options.goTo,
    // The shell's own signal is never aborted, because nothing replaces the shell.
    signal: new AbortController().signal,
  };
}
