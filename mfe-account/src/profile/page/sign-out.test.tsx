import { sessionContract } from '@guest/shared/contracts/sign-up/session.contract';
import { openDatabase } from '@guest/shared/storage/open-database';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openProfile } from './testing/open-profile';

installFakeDatabases();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('signing out ends the session and removes the guest', async () => {
  const { host, router, toast } = await openProfile({}, [[sessionContract.signOut, undefined]]);

  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/grand'));
  expect(host.session.getState()).toMatchObject({ token: null, user: null });
  expect(toast).toHaveBeenCalledWith('success', "You're signed out.");
});

test('signing out ends the reads that are still running before the session ends', async () => {
  let isAborted = false;
  const isAbortedAtEnd = vi.fn();
  const { host } = await openProfile({}, [[sessionContract.signOut, () => isAbortedAtEnd(isAborted)]]);
  void host.queries
    .fetchQuery({
      queryKey: ['running'],
      queryFn: ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            isAborted = true;
            reject(new Error('aborted'));
          });
        }),
    })
    .catch(() => {});

  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));

  await waitFor(() => expect(isAbortedAtEnd).toHaveBeenCalledWith(true));
});

test('signing out with unsent messages asks for confirmation and can be cancelled', async () => {
  const { host, router } = await openProfile({}, [[sessionContract.signOut, undefined]]);
  const onSignedOut = vi.fn();
  host.bus.subscribe('account.signed-out', onSignedOut);
  host.unsent.getState().messagesCounted(2);
  const signOut = screen.getByRole('button', { name: 'Sign out' });

  await userEvent.click(signOut);
  const question = await screen.findByRole('alertdialog');
  within(question).getByText('2 messages were not sent yet. They will be deleted.');
  await userEvent.click(within(question).getByRole('button', { name: 'Stay signed in' }));
  expect(host.session.getState().token).toBe('t');
  await userEvent.click(signOut);
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/grand'));
  expect(host.session.getState()).toMatchObject({ token: null, user: null });
  await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
});

test('signing out names what another hotel has not received, with nothing unsent at this one', async () => {
  const { host } = await openProfile({}, [[sessionContract.signOut, undefined]]);
  const left = await openDatabase('outbox ada-at-alta alta', (created) => {
    created.createObjectStore('records', { keyPath: 'key' });
  });
  for (const [key, kind] of Object.entries({ a: 'message', b: 'request', c: 'conversation-rating' }))
    await left.put('records', { key, kind });
  left.close();

  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));

  const question = await screen.findByRole('alertdialog');
  within(question).getByText('One message was not sent yet. It will be deleted.');
  within(question).getByText('One request to the hotel was not sent yet. It will be deleted.');
  within(question).getByText(
    /^One other change, such as a favourite, a rating or a setting, was not sent yet\./,
  );
  expect(host.session.getState().token).toBe('t');
});

test('signing out with an unplaced order asks for confirmation, because the next guest must not see the order', async () => {
  localStorage.setItem('draft-order:grand:sea-bar', '{"lines":[{"name":"Sole"}]}');
  localStorage.setItem('draft-order:grand:grill', '{"lines":[]}');
  const { router } = await openProfile({}, [[sessionContract.signOut, undefined]]);

  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  const question = await screen.findByRole('alertdialog');
  within(question).getByText('One order was not placed yet. It will be deleted.');
  expect(within(question).queryByText(/message/)).toBeNull();
  await userEvent.click(within(question).getByRole('button', { name: 'Sign out' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/grand'));
});

test('signing out names posts and comments that are not published yet, and drafts of them', async () => {
  localStorage.setItem('draft-comment guest-1 post-1', '{"text":"Half a thought","savedAt":0}');
  localStorage.setItem('draft-comment visitor grand post-1', '{"text":"Of nobody","savedAt":0}');
  const { host } = await openProfile({}, [[sessionContract.signOut, undefined]]);
  host.unsent.getState().postsCounted(2);

  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));

  const question = await screen.findByRole('alertdialog');
  within(question).getByText('3 posts and comments were not published yet. They will be deleted.');
});
