import type { SharedComment, SharedPost } from '@guest/shared/contracts/feed/staff-feed-socket.contract';
import { findOnly } from '../../core/find';
import type { DeskConnection } from '../../connection/desk-connection';

/** Finds a post by the start of its id, its author or its text. */
export async function findPost(desk: DeskConnection, query: string): Promise<SharedPost> {
  const { posts } = await desk.request('loadSharePosts', {});
  return findOnly(posts, query, {
    kind: 'post',
    id: ({ id }) => id,
    name: ({ authorName, text }) => `${authorName} ${text}`,
  });
}

/** Finds a comment on a post in the same way. */
export async function findComment(
  desk: DeskConnection,
  postId: string,
  query: string,
): Promise<SharedComment> {
  const { comments } = await desk.request('loadShareComments', { postId });
  return findOnly(comments, query, {
    kind: 'comment',
    id: ({ id }) => id,
    name: ({ authorName, text }) => `${authorName} ${text}`,
  });
}
