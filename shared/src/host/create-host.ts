import { QueryClient } from '@guest/shared/queries';
import { createEventBus } from '../events/event-bus';
import { createApiClient, type ApiOptions } from '../http/api-client';
import type { Lang } from '../contracts/languages';
import { createLayoutStore } from '../layout/layout.store';
import { createPropertyStore } from '../property/property.store';
import { createSessionStore } from '../session/session.store';
import { createSignUpStore } from '../session/sign-up.store';
import type { Host } from './host';
import { createPageNameStore } from './page-name.store';
import { createTakeOverStore } from './take-over.store';

const FRESH_FOR_MS = 60_000;

/** Makes the one host of the page. Only the shell calls it. */
export function createHost(
  options: Omit<ApiOptions, 'session'> & { lang: Lang } & Pick<Host, 'toast' | 'now' | 'preload'>,
): Host {
  const session = createSessionStore();
  return {
    session,
    signUp: createSignUpStore(),
    api: createApiClient({ ...options, session }),
    queries: new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_FOR_MS, retry: false } } }),
    property: createPropertyStore(),
    layout: createLayoutStore(),
    bus: createEventBus(),
    takeOver: createTakeOverStore(),
    pageName: createPageNameStore(),
    lang: options.lang,
    toast: options.toast,
    now: options.now,
    preload: options.preload,
  };
}
