import { privacyContract } from '@guest/shared/contracts/guest/privacy.contract';
import { profileContract, type Profile } from '@guest/shared/contracts/guest/profile.contract';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import { sessionContract } from '@guest/shared/contracts/sign-up/session.contract';
import { openDatabase } from '@guest/shared/storage/open-database';
import { propertyDetail } from '@guest/shared/testing/builders/property';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { propertyHost } from '@guest/shared/testing/property-host';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createCallLog, apiErrorOf } from '../../testing/call-log';
import { challenge, knownGuest, openAccount } from '../../testing/open-account';
import { ProfilePage } from './profile-page';

installFakeDatabases();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
const device = { createdAt: '2026-05-30T10:00:00Z', lastUsedAt: '2026-06-01T10:00:00Z' };
const sessions = {
  items: [
    { ...device, id: 's1', browser: 'Safari', system: 'iPhone', isCurrent: true },
    { ...device, id: 's2', browser: 'Firefox', isCurrent: false },
  ],
};

async function openProfile(
  facts: Partial<Profile> = {},
  answers: Parameters<typeof createCallLog>[0] = [],
  property: Partial<Property> = {},
) {
  const known = knownGuest({ ...ada, ...facts });
  const { api, calls } = createCallLog([
    ...answers,
    [profileContract.getGuest, known],
    [sessionContract.listSessions, sessions],
  ]);
  const toast = vi.fn();
  const host = propertyHost([], { api, toast, property });
  host.session.getState().signedIn({ token: 't', user: known.user, allowToPost: true });
  const router = await openAccount(host, { 'property-profile': ProfilePage }, '/grand/profile');
  await screen.findByRole('heading', { level: 1 });
  return { host, router, calls, toast };
}

test('Q-07 the title depends on whether the guest is verified', async () => {
  const verified = await openProfile();
  expect(verified.host.pageName.getState().name).toBe('Verified guest');

  document.body.innerHTML = '';
  const other = await openProfile({ is_verified: false });
  expect(other.host.pageName.getState().name).toBe('Not verified yet');
});

test('an anonymous visitor signs in first and returns to the profile', async () => {
  const router = await openAccount(propertyHost(), { 'property-profile': ProfilePage }, '/grand/profile');

  await waitFor(() => expect(router.state.location.pathname).toBe('/grand/signin'));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    service: 'profile',
    returnTo: '/grand/profile',
  });
});

test('a changed name is saved with the known version and shown at once', async () => {
  const changed = knownGuest({ ...ada, firstName: 'Augusta', version: 2 });
  const { calls, host } = await openProfile({}, [[profileContract.updateGuest, changed]]);

  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  const sheet = await screen.findByRole('dialog', { name: 'Name' });
  const field = within(sheet).getByLabelText('First name');
  await userEvent.clear(field);
  await userEvent.type(field, 'Augusta');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save' }));

  await screen.findByRole('heading', { level: 1, name: 'Augusta Byron' });
  expect(calls.at(-1)?.body).toEqual({ version: 1, firstName: 'Augusta', lastName: 'Byron' });
  expect(host.session.getState().user?.firstName).toBe('Augusta');
  expect(host.session.getState().user).not.toHaveProperty('email');
});

test('changing the language of the guest reloads the pages in that language', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const changed = knownGuest({ ...ada, lang: 'fr', version: 2 });
  const { calls, host } = await openProfile({ lang: 'en' }, [[profileContract.updateGuest, changed]], {
    languages: ['en', 'fr'],
  });

  await userEvent.click(screen.getByRole('button', { name: 'Language' }));
  const sheet = await screen.findByRole('dialog', { name: 'Language' });
  await userEvent.click(within(sheet).getByRole('radio', { name: 'français' }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(host.session.getState().preferredLanguage).toBe('fr'));
  expect(calls.at(-1)?.body).toEqual({ version: 1, lang: 'fr' });
  expect(document.cookie).toContain('lang=fr');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).toHaveBeenCalledOnce();
});

function propertyWhere(guestToGuest: Property['chatSettings']['guestToGuest']): Partial<Property> {
  const { chatSettings } = propertyDetail().system.property;
  return { chatSettings: { ...chatSettings, enabled: true, guestToGuest } };
}

test('R-11 a guest chooses which other guests can message them', async () => {
  const changed = knownGuest({ ...ada, allowMessages: 'nobody', version: 2 });
  const { calls } = await openProfile({}, [[profileContract.updateGuest, changed]], propertyWhere('open'));
  expect(screen.getByText('With your approval')).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Messages from guests' }));
  const sheet = await screen.findByRole('dialog', { name: 'Messages from guests' });
  await userEvent.click(within(sheet).getByRole('radio', { name: /^Nobody/ }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save' }));

  await screen.findByText('Nobody');
  expect(calls.at(-1)?.body).toEqual({ version: 1, allowMessages: 'nobody' });
});

test('the choice is not shown if guests cannot message each other', async () => {
  await openProfile({}, [], propertyWhere('off'));

  expect(screen.queryByRole('button', { name: 'Messages from guests' })).toBe(null);
});

test('a new email address takes effect once its code is entered', async () => {
  const changed = { ...knownGuest({ ...ada, email: 'new@example.com' }), token: 't2' };
  const { calls, host } = await openProfile({}, [
    [profileContract.startContactChange, challenge({ target_masked: 'n•••@e•••.com' })],
    [profileContract.verifyContactChange, changed],
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Email' }));
  await userEvent.type(await screen.findByLabelText('Email address'), 'new@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');

  await waitFor(() => expect(host.session.getState().token).toBe('t2'));
  expect(calls.map(({ body }) => body)).toContainEqual({ otp_request_token: 'o1', code: '123456' });
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

test('each device is listed, and all except the current one can be signed out', async () => {
  const { calls } = await openProfile({}, [[sessionContract.endSession, undefined]]);
  await screen.findByText('Safari · iPhone');

  await userEvent.click(screen.getByRole('button', { name: 'Sign out Firefox' }));

  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(sessionContract.endSession.path));
  expect(screen.queryByRole('button', { name: 'Sign out Safari · iPhone' })).toBeNull();
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
