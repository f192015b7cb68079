import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { sessionUser } from '@guest/shared/testing/builders/session-user';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { loadLazyTexts } from '../lazy-texts/lazy-texts';
import en from '../locales/en.json';
import { POST_DELETE, queueKeyOf } from '../outbox/post-body';
import { shareOf } from '../outbox/share';
import { DeletedPosts } from './deleted-posts';

installFakeDatabases();

/** The page of a feed whose only post has been deleted. */
function EmptyFeed() {
  return (
    <>
      <h1>Share</h1>
      <DeletedPosts property="grand" />
      <div role="feed" tabIndex={-1} />
    </>
  );
}

test('the heading takes the focus when the deleted post was the only one of the feed', async () => {
  await loadLazyTexts('en');
  const host = propertyHost();
  host.session.getState().signedIn({ token: 't', user: sessionUser(), allowToPost: true });
  const outbox = await shareOf(host).open();
  if (!outbox) throw new Error('there is no outbox');
  onTestFinished(() => outbox.close());
  const body = { property: 'grand', postId: uuidOf(7) };
  await outbox.add({ key: uuidOf(8), kind: POST_DELETE, lane: queueKeyOf(uuidOf(7)), body, status: 'held' });
  renderPage(host, { 'property-discover': EmptyFeed }, en, '/grand/discover');

  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Share' }));
});
