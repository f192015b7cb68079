import { contract, type ReplyOf } from '../core/endpoint';

export type { Post, Comment } from './feed.schema';

export const feedContract = contract(
  () => import(/* webpackChunkName: "house-checks" */ './feed.schema').then((it) => it.feedChecks),
  {
    listPosts: {
      method: 'GET',
      path: '/web/property/:property/posts',
      summary: 'Lists posts: pinned ones first, then the newest',
    },
    getPost: {
      method: 'GET',
      path: '/web/property/:property/post/:postId',
      summary: 'Returns a post',
    },
    likePost: {
      method: 'PUT',
      path: '/web/property/:property/post/:postId/like',
      summary: 'Likes a post; repeating it changes nothing',
      needsGuest: true,
    },
    unlikePost: {
      method: 'PUT',
      path: '/web/property/:property/post/:postId/unlike',
      summary: 'Removes a like',
      needsGuest: true,
    },
    listComments: {
      method: 'GET',
      path: '/web/property/:property/post/:postId/comments',
      summary: 'Lists the comments of a post, oldest first',
    },
    getGuidelines: {
      method: 'GET',
      path: '/web/property/:property/guidelines',
      summary: 'Returns the guidelines for posts',
    },
  },
);

export type Feed = ReplyOf<typeof feedContract.listPosts>;
