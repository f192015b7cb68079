import { randomUUID } from 'node:crypto';
import type { EndpointRow } from './endpoint-row';

/** Defines who may call the endpoints with which guests write posts. */
export const postingRows = {
  getOwnShare: { who: 'open' },
  acceptGuidelines: { who: 'guests', body: () => ({ version: '1' }) },
  // These guests have no nickname yet.
  createPost: {
    who: 'guests',
    body: () => ({ key: randomUUID(), text: 'Hello', photos: [], tags: [] }),
    answer: 403,
  },
  checkWords: { who: 'guests', body: () => ({ text: 'Hello', alts: [], tags: [] }) },
  editPost: {
    who: 'guests',
    params: { postId: randomUUID() },
    body: () => ({ version: 1, text: 'Hello', photos: [], tags: [] }),
    answer: 404,
  },
  deletePost: { who: 'guests', params: { postId: randomUUID() }, answer: 404 },
  requestUpload: { who: 'guests', body: () => ({ type: 'photo', ext: 'jpg', purpose: 'post' }) },
  listBlockedGuests: { who: 'guests' },
  blockGuest: { who: 'guests', params: { uuid: randomUUID() }, answer: 404 },
  unblockGuest: { who: 'guests', params: { uuid: randomUUID() } },
} satisfies Record<string, EndpointRow>;

/** Defines who may translate posts and comments. */
export const shareTranslationRows = {
  translateShare: {
    who: 'open',
    body: () => ({ items: [{ kind: 'post', id: randomUUID() }], lang: 'en' }),
  },
} satisfies Record<string, EndpointRow>;
