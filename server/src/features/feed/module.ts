import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { ServesInProperty } from '../property/module';
import { createCommentRepository } from './comment.repository';
import { feedRoutes } from './feed.routes';
import { createLikeRepository } from './like.repository';
import { likeRoutes } from './like.routes';
import { createPostRepository } from './post.repository';

interface FeedModuleDeps {
  db: Database;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** The Share feed: posts, comments and likes. */
export function createFeedModule({ db, servesInProperty, now }: FeedModuleDeps): Module {
  const posts = createPostRepository(db);
  return {
    routes(app) {
      const serveInProperty = servesInProperty(app);
      feedRoutes(serveInProperty, posts, createCommentRepository(db), now);
      likeRoutes(serveInProperty, posts, createLikeRepository(db), now);
    },
  };
}
