import { randomUUID } from 'node:crypto';
import type { EndpointRow } from './endpoint-row';

/** Defines who may call the endpoints with which guests write comments. */
export const commentingRows = {
  // These guests have no nickname yet.
  createComment: {
    who: 'guests',
    params: { postId: randomUUID() },
    body: () => ({ key: randomUUID(), text: 'Hello' }),
    answer: 403,
  },
  editComment: {
    who: 'guests',
    params: { commentId: randomUUID() },
    body: () => ({ version: 1, text: 'Hello' }),
    answer: 404,
  },
  deleteComment: { who: 'guests', params: { commentId: randomUUID() }, answer: 404 },
} satisfies Record<string, EndpointRow>;
