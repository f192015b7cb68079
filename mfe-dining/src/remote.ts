import type { RemoteModule } from '@guest/shared';
import { HOST_VERSION } from '@guest/shared/host/host-version';
import { DirectoriesPage } from './directories/directories-page';
import { DirectoryPage } from './directories/directory-page';
import { MenuPage } from './menus/menu-page';
import { MenusPage } from './menus/menus-page';
import { OutletPage } from './outlets/outlet-page';
import { OutletsPage } from './outlets/outlets-page';
import { reads } from './reads';
import { loadTexts } from './texts';

export const remote: RemoteModule = {
  hostVersion: HOST_VERSION,
  version: __VERSION__,
  mount: async ({ lang }) => ({
    pages: {
      'property-directories': DirectoriesPage,
      'property-directories-directory': DirectoryPage,
      'property-directories-outlets': OutletsPage,
      'property-outlet': OutletPage,
      'property-outlet-menus': MenusPage,
      'property-outlet-menus-menu': MenuPage,
    },
    reads,
    texts: await loadTexts(lang),
  }),
};
