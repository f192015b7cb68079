import type { RemoteModule } from '@guest/shared';
import { HOST_VERSION } from '@guest/shared/host/host-version';
import { accountPages } from './pages/account-pages';
import { extraPages } from './pages/extra-pages';
import { homeFragments } from './pages/home-fragments';
import { reads } from './reads';
import { registerPages } from './pages/register-pages';
import { loadTexts } from './texts';

export const remote: RemoteModule = {
  hostVersion: HOST_VERSION,
  version: __VERSION__,
  async mount({ lang }) {
    const texts = await loadTexts(lang);
    const pages = {
      ...registerPages,
      ...accountPages(lang, texts),
      ...extraPages(lang, texts),
    };
    return { pages, fragments: homeFragments(lang), reads, texts };
  },
};
