import type { Host } from '@guest/shared';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { ApiError } from '@guest/shared/http/api-error';
import { persistReads } from '@guest/shared/reads/persist-reads';
import { readQuery } from '@guest/shared/reads/read-query';
import { comment, post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { memoryCaches } from '@guest/shared/testing/memory-caches';
import { sessionUser } from '@guest/shared/testing/builders/session-user';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import en from '../locales/en.json';
import { PostPage } from '../post/post-page';

const ofPost = { params: { property: 'grand', postId: uuidOf(1) }, query: {} };
const own = comment({ text: 'Lovely', isMine: true, canEdit: true });

function openAs(comments: unknown): Host {
  const host = propertyHost([
    [feedContract.getPost, post()],
    [feedContract.listComments, comments],
  ]);
  host.session.getState().signedIn({ token: 't', user: sessionUser(), allowToPost: true });
  return host;
}

test('without a network the comments of a cached document become those of the guest, who can edit their own', async () => {
  vi.stubGlobal('caches', memoryCaches());
  const online = openAs({ items: [own], nextCursor: null });
  const stop = persistReads(online);
  await online.queries.prefetchQuery(readQuery(online, feedContract.listComments, ofPost));
  await expect.poll(() => caches.keys()).not.toEqual([]);
  stop();
  const host = openAs(new ApiError(0, 'Error'));
  // The cached document was made for a visitor, before the device stored the comments.
  const ofVisitor = { items: [{ ...own, isMine: false, canEdit: false }], nextCursor: null };
  const { queryKey } = readQuery(host, feedContract.listComments, ofPost);
  host.queries.setQueryData(queryKey, ofVisitor, { updatedAt: Date.now() - 3_600_000 });
  renderPage(host, { 'property-discover-id': PostPage }, en, `/grand/discover/${uuidOf(1)}`);
  const bubble = within(await screen.findByRole('article', { name: /^Comment by/ }));

  await userEvent.click(bubble.getByRole('button', { name: /^More about the comment/ }));

  await screen.findByRole('button', { name: 'Edit' });
  expect(screen.queryByRole('button', { name: 'Block this guest' })).toBeNull();
});
