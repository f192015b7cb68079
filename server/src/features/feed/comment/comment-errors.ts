import { RequestError, unprocessable } from '../../../platform/errors/request-error';

export const commentEmpty = () => unprocessable('text', 'comment_empty', 'Write something first.');

export const commentsLocked = () =>
  new RequestError(409, 'comments_locked', 'Comments are closed on this post.');

export const commentGone = () =>
  new RequestError(404, 'comment_gone', 'This comment is no longer available.');

/** `data` is the current comment. */
export const commentChanged = (data: unknown) =>
  new RequestError(409, 'version_conflict', 'This comment was changed on another device.', { data });
