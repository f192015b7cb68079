import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { moderationContract } from '@guest/shared/contracts/moderation/moderation.contract';
import { ApiError } from '@guest/shared/http/api-error';
import { comment, post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { sessionUser } from '@guest/shared/testing/builders/session-user';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import en from '../locales/en.json';
import { PostPage } from '../post/post-page';

const user = sessionUser();

/** Opens a post with one comment, reports the comment, and closes the sheet before the server has answered. */
async function reportAndClose() {
  let isFlagged = false;
  let resolve: (reply: unknown) => void = () => {};
  let reject: (error: ApiError) => void = () => {};
  const reporting = new Promise((done, failed) => {
    resolve = done;
    reject = failed;
  });
  let signal: AbortSignal | undefined;
  const call = async ({ path }: { path: string }, input: { signal?: AbortSignal }) => {
    if (path === feedContract.getPost.path) return post({ commentsCount: 1 });
    if (path === feedContract.listComments.path) {
      return { items: [comment({ text: 'Cheap watches', isMine: false, isFlagged })], nextCursor: null };
    }
    if (path !== moderationContract.flagComment.path) return undefined;
    signal = input.signal;
    return reporting;
  };
  const toast = vi.fn();
  // The cast is safe because the page makes only these calls.
  const host = propertyHost([], { toast, api: { call, send: call } as never });
  host.session.getState().signedIn({ token: 't', user, allowToPost: true });
  renderPage(host, { 'property-discover-id': PostPage }, en, `/grand/discover/${uuidOf(1)}`);

  await userEvent.click(await screen.findByRole('button', { name: /^More about the comment/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Report this comment' }));
  await userEvent.click(sheet.getByRole('radio', { name: 'Spam or fraud' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Send report' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: 'Report this comment' })).toBeNull();
  return {
    toast,
    isCancelled: () => signal?.aborted === true,
    answer: () =>
      act(async () => {
        isFlagged = true;
        resolve({});
      }),
    refuse: (error: ApiError) => act(async () => reject(error)),
  };
}

test('S-02 a report that is still on its way when the sheet closes arrives, and the comment is folded away', async () => {
  const { toast, isCancelled, answer } = await reportAndClose();
  expect(isCancelled()).toBe(false);
  screen.getByText('Cheap watches');

  await answer();

  await screen.findByText('You reported this');
  expect(screen.queryByText('Cheap watches')).toBeNull();
  expect(toast.mock.calls).toEqual([['success', 'Thank you. Reception will look into it.']]);
});

test.each([
  [new ApiError(0, ''), 'Your report was not sent. Please try again.'],
  [new ApiError(429, 'Please wait a little.'), 'Please wait a little.'],
])('a guest who has closed the sheet is told that the report failed: %s', async (error, message) => {
  const { toast, refuse } = await reportAndClose();

  await refuse(error);

  await expect.poll(() => toast.mock.calls).toEqual([['error', message]]);
  screen.getByText('Cheap watches');
});
