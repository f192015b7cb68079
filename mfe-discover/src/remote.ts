import type { RemoteModule } from '@guest/shared';
import { HOST_VERSION } from '@guest/shared/host/host-version';
import { restoreLikes, showPersistedLikes } from './likes-store/restore-likes';
import { shareOf } from './outbox/share';
import { reads } from './reads';
import { loadTexts } from './texts';

export const remote: RemoteModule = {
  hostVersion: HOST_VERSION,
  version: __VERSION__,
  async mount(host) {
    restoreLikes(host);
    return {
      pages: {
        'property-discover': () =>
          import(/* webpackChunkName: "page-property-discover" */ './feed/feed-page').then(
            (it) => it.FeedPage,
          ),
        'property-discover-id': () =>
          import(/* webpackChunkName: "page-property-discover-id" */ './post/post-page').then(
            (it) => it.PostPage,
          ),
        'property-discover-post': () =>
          import(/* webpackChunkName: "page-property-discover-post" */ './composer/composer-page').then(
            (it) => it.ComposerPage,
          ),
        'property-discover-post-id': () =>
          import(/* webpackChunkName: "page-property-discover-post-id" */ './edit/edit-page').then(
            (it) => it.EditPage,
          ),
        'property-discover-guidelines': () =>
          import(
            /* webpackChunkName: "page-property-discover-guidelines" */ './guidelines/guidelines-page'
          ).then((it) => it.GuidelinesPage),
      },
      fragments: {
        'latest-posts': () =>
          import(/* webpackChunkName: "fragment-latest-posts" */ './latest/latest-posts').then(
            (it) => it.LatestPosts,
          ),
      },
      reads,
      start() {
        const stops = [showPersistedLikes(host), shareOf(host).start()];
        return () => stops.forEach((stop) => stop());
      },
      texts: await loadTexts(host.lang),
    };
  },
};
