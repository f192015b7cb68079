import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { LIST_LIMIT } from '@guest/shared/contracts/core/values';
import { notFound } from '../../platform/errors/request-error';
import type { ServeInProperty } from '../property/serve-in-property';
import type { CommentRepository } from './comment/comment.repository';
import { parseFeedCursor } from './model/feed-cursor';
import type { PostRepository } from './post/post.repository';

export function feedRoutes(
  serveInProperty: ServeInProperty,
  posts: PostRepository,
  comments: CommentRepository,
  now: () => number,
): void {
  serveInProperty(feedContract.listPosts, async ({ query, guest }, scope) => {
    const { tag, limit = LIST_LIMIT, around } = query;
    const viewer = { viewerId: guest?.id ?? null, now: now() };
    if (around === undefined) {
      const after = parseFeedCursor(query.cursor);
      return posts.page(scope, {
        ...viewer,
        after,
        before: parseFeedCursor(query.before, 'before'),
        tag,
        limit,
      });
    }
    const page = await posts.pageAround(scope, around, { ...viewer, tag, limit });
    if (!page) throw notFound();
    return page;
  });

  serveInProperty(feedContract.getPost, async ({ params, guest }, scope) => {
    const found = await posts.find(scope, params.postId, { viewerId: guest?.id ?? null, now: now() });
    if (!found) throw notFound();
    return found;
  });

  serveInProperty(feedContract.listComments, async ({ params, query, guest }, scope) => {
    const after = parseFeedCursor(query.cursor);
    const viewer = { viewerId: guest?.id ?? null, now: now() };
    if (!(await posts.exists(scope.property.id, params.postId, viewer))) throw notFound();
    return comments.page(params.postId, {
      ...viewer,
      after,
      limit: query.limit ?? LIST_LIMIT,
    });
  });

  serveInProperty(feedContract.getGuidelines, async (_call, { property, localize }) => ({
    version: property.guidelinesVersion,
    paragraphs: property.guidelines.map(localize),
  }));
}
