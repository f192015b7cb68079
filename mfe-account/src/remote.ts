import type { RemoteModule } from '@guest/shared';
import { HOST_VERSION } from '@guest/shared/host/host-version';
import { ownPages } from './pages/own-pages';
import { reads } from './reads';
import { registerPages } from './pages/register-pages';
import { loadTexts } from './texts';

export const remote: RemoteModule = {
  hostVersion: HOST_VERSION,
  version: __VERSION__,
  async mount({ lang }) {
    const texts = await loadTexts(lang);
    return { pages: { ...registerPages, ...ownPages(lang, texts) }, reads, texts };
  },
};
