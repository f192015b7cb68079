import { contract, type ReplyOf } from '../core/endpoint';

export type { Post, Comment } from './feed.schema';

export const feedContract = contract(() => import('./feed.schema').then((it) => it.feedChecks), {
  listPosts: {
    method: 'GET',
    path: '/web/property/:property/posts',
    summary: 'The feed, pinned posts first, then the newest',
  },
  getPost: {
    method: 'GET',
    path: '/web/property/:property/post/:postId',
    summary: 'One post',
  },
  likePost: {
    method: 'PUT',
    path: '/web/property/:property/post/:postId/like',
    summary: 'Likes a post; a second time changes nothing',
    needsGuest: true,
  },
  unlikePost: {
    method: 'PUT',
    path: '/web/property/:property/post/:postId/unlike',
    summary: 'Takes a like back',
    needsGuest: true,
  },
  flagPost: {
    method: 'PUT',
    path: '/web/property/:property/post/:postId/flag',
    summary: 'Reports a post to the hotel; without a reason it is `other`',
    needsGuest: true,
  },
  unflagPost: {
    method: 'PUT',
    path: '/web/property/:property/post/:postId/unflag',
    summary: 'Takes a report back',
    needsGuest: true,
  },
  listComments: {
    method: 'GET',
    path: '/web/property/:property/post/:postId/comments',
    summary: 'The comments on a post, the oldest first',
  },
  getGuidelines: {
    method: 'GET',
    path: '/web/property/:property/guidelines',
    summary: 'What the hotel asks of those who share',
  },
});

export type Feed = ReplyOf<typeof feedContract.listPosts>;
