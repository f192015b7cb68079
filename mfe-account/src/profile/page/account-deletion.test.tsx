import { privacyContract } from '@guest/shared/contracts/guest/privacy.contract';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { apiErrorOf } from '../../testing/call-log';
import { challenge } from '../../testing/open-account';
import { openProfile } from './testing/open-profile';

installFakeDatabases();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a blocked deletion lists the reasons', async () => {
  const blockers = [{ reason: 'future_stay', checkin: '2026-07-01', checkout: '2026-07-04' }];
  await openProfile({}, [[privacyContract.getErasure, { blockers, eraseAt: null }]]);

  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));

  await screen.findByText("Your account can't be deleted yet");
  screen.getByText(/You have an upcoming stay\..*1 July 2026 to 4 July 2026/);
});

test('a booking that blocks the deletion is cancelled by name, and the form follows', async () => {
  const item = {
    kind: 'table',
    uuid: '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11',
    title: 'Sea Bar',
    localDateTime: '2026-06-02T20:00',
    link: { route: 'property-outlet-book', params: { property: 'grand', outlet: 'sea-bar' } },
    canCancel: true,
  };
  const later = { ...item, uuid: '1b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c12', title: 'A page of tomorrow' };
  const unknown = { ...later, link: { route: 'property-spa', params: {} }, canCancel: false };
  const blockers = [{ reason: 'future_booking', items: [item, unknown], fixes: ['cancel_ahead', 'chat'] }];
  const freed = { cancelled: [item.uuid], left: [], erasure: { blockers: [], eraseAt: null } };
  const { calls } = await openProfile({}, [
    [privacyContract.getErasure, { blockers, eraseAt: null }],
    [privacyContract.cancelAhead, freed],
  ]);

  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  const link = await screen.findByRole('link', { name: 'Sea Bar' });
  const foreign = screen.queryByRole('link', { name: 'A page of tomorrow' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Sea Bar' }));

  await screen.findByRole('button', { name: 'Send code' });
  expect([link.getAttribute('href'), foreign]).toEqual([
    '/grand/directories/bars-and-restaurants/sea-bar/book',
    null,
  ]);
  expect(calls).toContainEqual({ path: privacyContract.cancelAhead.path, body: { only: [item.uuid] } });
});

test('a guest in the house chooses to delete the account after the stay', async () => {
  const blockers = [
    { reason: 'in_house', checkin: '2026-05-30', checkout: '2026-06-02', fixes: ['after_stay', 'chat'] },
  ];
  const { calls } = await openProfile({}, [
    [privacyContract.getErasure, { blockers, eraseAt: null }],
    [privacyContract.requestErasureCode, challenge()],
    [privacyContract.erase, { blockers, eraseAt: '2026-06-10T04:00:00Z' }],
  ]);

  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete after my stay' }));
  screen.getByText(/a week after you leave/);
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');

  await screen.findByText('Your account will be deleted on 10 June 2026');
  expect(calls.filter(({ path }) => path.includes('erase')).map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ posts: 'delete', afterStay: true }),
  );
});

test('requesting the deletion code too early shows when it is possible', async () => {
  const tooSoon = apiErrorOf(429, 'otp_too_soon', 'You can ask for a new code in 42 s.');
  await openProfile({}, [
    [privacyContract.getErasure, { blockers: [], eraseAt: null }],
    [privacyContract.requestErasureCode, tooSoon],
  ]);

  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send code' }));

  await screen.findByText('You can ask for a new code in 42 s.');
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test('a deletion requires a fresh code and can be undone', async () => {
  const planned = { blockers: [], eraseAt: '2026-06-08T12:00:00Z' };
  const { calls } = await openProfile({}, [
    [privacyContract.getErasure, { blockers: [], eraseAt: null }],
    [privacyContract.requestErasureCode, challenge()],
    [privacyContract.erase, planned],
    [privacyContract.undoErasure, { blockers: [], eraseAt: null }],
  ]);

  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Keep them without your name' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await screen.findByText('Your account will be deleted on 8 June 2026');
  expect(calls.map(({ body }) => body)).toContainEqual({
    otp_request_token: 'o1',
    code: '123456',
    posts: 'anonymise',
  });

  await userEvent.click(screen.getByRole('button', { name: 'Keep account' }));

  await waitFor(() => expect(screen.queryByText(/will be deleted/)).toBeNull());
});
