import { ApiError } from '@guest/shared/http/api-error';
import { post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import { FeedPage } from '../../feed/feed-page';
import en from '../../locales/en.json';

const pages = { 'property-discover': FeedPage };
export const POSTS = 300;

export const all = Array.from({ length: POSTS }, (_, i) =>
  post({
    id: uuidOf(i),
    text: `Post ${i}.`,
    createdAt: new Date(Date.UTC(2026, 4, 31) - i * 60_000).toISOString(),
  }),
);

/** Opens the feed and serves its posts; the cursor is the number of the next one. Each page begins with the last post of the one before. */
export function openFeed({ failsAt = -1, hangsAfter = Infinity } = {}) {
  let failures = 0;
  const cursors: string[] = [];
  const network = { isAway: false };
  const call = async (_endpoint: unknown, { query }: { query: { cursor?: string; limit: number } }) => {
    const from = Number(query.cursor ?? 0);
    if (query.cursor !== undefined) cursors.push(query.cursor);
    if (network.isAway) throw new ApiError(0, 'Error');
    if (from === failsAt && failures === 0) {
      failures += 1;
      throw new Error('The network is away');
    }
    if (from > hangsAfter) await new Promise(() => {});
    // A page that comes within the frame in which it is requested is never waited for.
    if (query.cursor !== undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    const items = all.slice(Math.max(0, from - 1), from + query.limit);
    const next = from + query.limit;
    return { items, nextCursor: next < POSTS ? String(next) : null, prevCursor: null };
  };
  // The cast is safe because the test knows the reply.
  const host = propertyHost([], { api: { ...propertyHost().api, call: call as never } });
  renderPage(host, pages, en, '/grand/discover');
  act(() => host.takeOver.getState().answered('page'));
  return { cursors, host, network };
}

export const more = () => screen.findByRole('button', { name: 'Show more posts' });
