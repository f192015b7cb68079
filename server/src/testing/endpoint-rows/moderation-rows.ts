import { randomUUID } from 'node:crypto';
import type { EndpointRow } from './endpoint-row';

/** Defines who may call the endpoints of reports. These guests wrote nothing that was decided on. */
export const moderationRows = (postParams: { postId: string }) => ({
  moderation: {
    flagPost: { who: 'guests', params: postParams },
    unflagPost: { who: 'guests', params: postParams },
    flagComment: { who: 'guests', params: { commentId: randomUUID() }, answer: 404 },
    unflagComment: { who: 'guests', params: { commentId: randomUUID() } },
    flagGuest: { who: 'guests', params: { uuid: randomUUID() }, answer: 404 },
    unflagGuest: { who: 'guests', params: { uuid: randomUUID() } },
    appealPost: { who: 'guests', params: postParams, body: () => ({ text: 'Why?' }), answer: 404 },
    appealComment: {
      who: 'guests',
      params: { commentId: randomUUID() },
      body: () => ({ text: 'Why?' }),
      answer: 404,
    },
  } satisfies Record<string, EndpointRow>,
});
