import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { PushOutbox } from '../../platform/outbox/push-outbox';
import type { ConsentRepository } from '../consent/consent.repository';
import type { ServesInProperty } from '../property/module';
import type { Screening } from '../moderation/screening/screening';
import type { Uploads } from '../upload/uploads';
import { createBlockRepository } from './blocks/block.repository';
import { blockRoutes } from './blocks/block.routes';
import { createChangeComment } from './comment/change-comment';
import { createCommentRepository } from './comment/comment.repository';
import { commentingRoutes } from './comment/commenting.routes';
import { createCreateComment } from './comment/create-comment';
import { createDeleteOldComments } from './comment/delete-old-comments.job';
import { postPhotoRoute } from './photos/post-photo.route';
import { feedRoutes } from './feed.routes';
import { createPostRepository } from './post/post.repository';
import { createChangePost } from './posting/change-post';
import { createCreatePost } from './posting/create-post';
import { createDeleteOldPosts } from './posting/delete-old-posts.job';
import { createPostingPolicy, type PostingPolicy } from './posting/posting-policy';
import { postingRoutes } from './posting/posting.routes';
import { shareStatusRoutes } from './posting/share-status.routes';
import { staffFeedHandlers } from './staff-posts/staff-feed.handlers';
import { createLikeRepository } from './reaction/like.repository';
import { likeRoutes } from './reaction/like.routes';

interface FeedModuleDeps {
  db: Database;
  outbox: PushOutbox;
  uploads: Uploads;
  consents: ConsentRepository;
  servesInProperty: ServesInProperty;
  screening: Screening;
  now: () => number;
}

/** The Share feed: posts, comments and likes. */
export function createFeedModule({
  db,
  outbox,
  uploads,
  consents,
  screening,
  servesInProperty,
  now,
}: FeedModuleDeps): Module & { postingPolicy: PostingPolicy } {
  const posts = createPostRepository(db, uploads);
  const comments = createCommentRepository(db);
  const policy = createPostingPolicy(db, now);
  const createPost = createCreatePost({ db, outbox, uploads, policy, screening, now });
  return {
    postingPolicy: policy,
    routes(app) {
      const serveInProperty = servesInProperty(app);
      feedRoutes(serveInProperty, posts, comments, now);
      likeRoutes(serveInProperty, createLikeRepository(db), now);
      postingRoutes(serveInProperty, {
        posts,
        createPost,
        changePost: createChangePost({ db, outbox, policy, screening, now }),
        screening,
        uploads,
        now,
      });
      commentingRoutes(serveInProperty, {
        comments,
        createComment: createCreateComment({ db, policy, screening, now }),
        changeComment: createChangeComment({ db, policy, screening, now }),
        now,
      });
      shareStatusRoutes(serveInProperty, { db, policy, consents, now });
      blockRoutes(serveInProperty, createBlockRepository(db), now);
      postPhotoRoute(app, { db, store: uploads.store, now });
    },
    handlers: staffFeedHandlers({ db, outbox, now }),
    jobs: [
      { name: 'deleted posts', everyMs: HOUSEKEEPING_MS, run: createDeleteOldPosts(db, now) },
      { name: 'deleted comments', everyMs: HOUSEKEEPING_MS, run: createDeleteOldComments(db, now) },
    ],
  };
}
