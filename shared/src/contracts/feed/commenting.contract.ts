import { contract } from '../core/endpoint';

export type { CommentBody, CommentChange } from './commenting.schema';

/**
 * The calls with which guests write comments.
 *
 * | Code | Status | `data` |
 * | --- | --- | --- |
 * | `comments_locked`, `edit_window_closed`, `sent_otherwise`, `under_review` | 409 | |
 * | `version_conflict` | 409 | the current comment |
 * | `looks_private` | 409 | `{ kinds, marks }` |
 * | `blocked_term` | 422 | `{ marks }` |
 * | `comment_gone`, `post_gone` | 404 | |
 */
export const commentingContract = contract(
  () => import('./commenting.schema').then((it) => it.commentingChecks),
  {
    createComment: {
      method: 'POST',
      path: '/web/property/:property/post/:postId/comments',
      summary: 'Publishes a comment; its key becomes its id, and sending it again publishes nothing new',
      needsGuest: true,
      status: 201,
    },
    editComment: {
      method: 'PUT',
      path: '/web/property/:property/comment/:commentId',
      summary: 'Changes an own comment within 15 minutes',
      needsGuest: true,
    },
    deleteComment: {
      method: 'DELETE',
      path: '/web/property/:property/comment/:commentId',
      summary: 'Deletes an own comment; its place stays while it has replies',
      needsGuest: true,
      status: 204,
    },
  },
);
