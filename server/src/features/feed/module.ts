import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { ServesInProperty } from '../property/module';
import { createCommentRepository } from './comment/comment.repository';
import { feedRoutes } from './post/feed.routes';
import { createFlagRepository } from './reaction/flag.repository';
import { flagRoutes } from './reaction/flag.routes';
import { createLikeRepository } from './reaction/like.repository';
import { likeRoutes } from './reaction/like.routes';
import { createPostRepository } from './post/post.repository';

interface FeedModuleDeps {
  db: Database;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** The Share feed: posts, comments, likes and reports. */
export function createFeedModule({ db, servesInProperty, now }: FeedModuleDeps): Module {
  const posts = createPostRepository(db);
  return {
    routes(app) {
      const serveInProperty = servesInProperty(app);
      feedRoutes(serveInProperty, posts, createCommentRepository(db), now);
      likeRoutes(serveInProperty, posts, createLikeRepository(db), now);
      flagRoutes(serveInProperty, posts, createFlagRepository(db), now);
    },
  };
}
