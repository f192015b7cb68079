import type { RemoteModule } from '@guest/shared';
import { HOST_VERSION } from '@guest/shared/host/host-version';
import { FeedPage } from './feed/feed-page';
import { GuidelinesPage } from './guidelines/guidelines-page';
import { PostPage } from './post/post-page';
import { reads } from './reads';
import { loadTexts } from './texts';

export const remote: RemoteModule = {
  hostVersion: HOST_VERSION,
  version: __VERSION__,
  mount: async ({ lang }) => ({
    pages: {
      'property-discover': FeedPage,
      'property-discover-id': PostPage,
      'property-discover-guidelines': GuidelinesPage,
    },
    reads,
    texts: await loadTexts(lang),
  }),
};
