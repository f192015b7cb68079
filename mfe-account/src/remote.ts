import type { RemoteModule } from '@guest/shared';
import { HOST_VERSION } from '@guest/shared/host/host-version';
import { reads } from './reads';
import { SignInPage } from './sign-in/sign-in-page';
import { ownPages } from './profile/own-pages';
import { registerPages } from './sign-up/register-pages';
import { loadTexts } from './texts';

export const remote: RemoteModule = {
  hostVersion: HOST_VERSION,
  version: __VERSION__,
  mount: async ({ lang }) => ({
    pages: { 'property-signin': async () => SignInPage, ...registerPages, ...ownPages },
    reads,
    texts: await loadTexts(lang),
  }),
};
