import { privacyContract } from '@guest/shared/contracts/guest/privacy.contract';
import { profileContract, type Profile } from '@guest/shared/contracts/guest/profile.contract';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import { sessionContract } from '@guest/shared/contracts/sign-up/session.contract';
import { propertyDetail } from '@guest/shared/testing/builders/property';
import { houseHost } from '@guest/shared/testing/house-host';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { askLog, refusal } from '../../testing/ask-log';
import { challenge, knownGuest, openAccount } from '../../testing/open-account';
import { ProfilePage } from './profile-page';

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
  answers: Parameters<typeof askLog>[0] = [],
  property: Partial<Property> = {},
) {
  const known = knownGuest({ ...ada, ...facts });
  const { api, asked } = askLog([
    ...answers,
    [profileContract.getGuest, known],
    [sessionContract.listSessions, sessions],
  ]);
  const toast = vi.fn();
  const host = houseHost([], { api, toast, property });
  host.session.getState().signedIn({ token: 't', user: known.user, allowToPost: true });
  const router = await openAccount(host, { 'property-profile': ProfilePage }, '/grand/profile');
  await screen.findByRole('heading', { level: 1 });
  return { host, router, asked, toast };
}

test('Q-07 the title depends on whether the guest is verified', async () => {
  const verified = await openProfile();
  expect(verified.host.pageName.getState().name).toBe('Verified guest');

  document.body.innerHTML = '';
  const other = await openProfile({ is_verified: false });
  expect(other.host.pageName.getState().name).toBe('Not verified yet');
});

test('an anonymous visitor signs in first and returns to the profile', async () => {
  const router = await openAccount(houseHost(), { 'property-profile': ProfilePage }, '/grand/profile');

  await waitFor(() => expect(router.state.location.pathname).toBe('/grand/signin'));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    service: 'profile',
    returnTo: '/grand/profile',
  });
});

test('a changed name is saved with the known version and shown at once', async () => {
  const changed = knownGuest({ ...ada, firstName: 'Augusta', version: 2 });
  const { asked, host } = await openProfile({}, [[profileContract.updateGuest, changed]]);

  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  const sheet = await screen.findByRole('dialog', { name: 'Name' });
  const field = within(sheet).getByLabelText('First name');
  await userEvent.clear(field);
  await userEvent.type(field, 'Augusta');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save' }));

  await screen.findByRole('heading', { level: 1, name: 'Augusta Byron' });
  expect(asked.at(-1)?.body).toEqual({ version: 1, firstName: 'Augusta', lastName: 'Byron' });
  expect(host.session.getState().user?.firstName).toBe('Augusta');
  expect(host.session.getState().user).not.toHaveProperty('email');
});

test('changing the language of the guest reloads the pages in that language', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const changed = knownGuest({ ...ada, lang: 'fr', version: 2 });
  const { asked, host } = await openProfile({ lang: 'en' }, [[profileContract.updateGuest, changed]], {
    languages: ['en', 'fr'],
  });

  await userEvent.click(screen.getByRole('button', { name: 'Language' }));
  const sheet = await screen.findByRole('dialog', { name: 'Language' });
  await userEvent.click(within(sheet).getByRole('radio', { name: 'français' }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(host.session.getState().preferredLanguage).toBe('fr'));
  expect(asked.at(-1)?.body).toEqual({ version: 1, lang: 'fr' });
  expect(document.cookie).toContain('lang=fr');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).toHaveBeenCalledOnce();
});

function houseWhere(guestToGuest: Property['chatSettings']['guestToGuest']): Partial<Property> {
  const { chatSettings } = propertyDetail().system.property;
  return { chatSettings: { ...chatSettings, enabled: true, guestToGuest } };
}

test('R-11 a guest chooses which other guests can message them', async () => {
  const changed = knownGuest({ ...ada, allowMessages: 'nobody', version: 2 });
  const { asked } = await openProfile({}, [[profileContract.updateGuest, changed]], houseWhere('open'));
  expect(screen.getByText('With your approval')).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Messages from guests' }));
  const sheet = await screen.findByRole('dialog', { name: 'Messages from guests' });
  await userEvent.click(within(sheet).getByRole('radio', { name: /^Nobody/ }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save' }));

  await screen.findByText('Nobody');
  expect(asked.at(-1)?.body).toEqual({ version: 1, allowMessages: 'nobody' });
});

test('the choice is not shown if guests cannot message each other', async () => {
  await openProfile({}, [], houseWhere('off'));

  expect(screen.queryByRole('button', { name: 'Messages from guests' })).toBe(null);
});

test('a new email address takes effect once its code is entered', async () => {
  const changed = { ...knownGuest({ ...ada, email: 'new@example.com' }), token: 't2' };
  const { asked, host } = await openProfile({}, [
    [profileContract.startContactChange, challenge({ target_masked: 'n•••@e•••.com' })],
    [profileContract.verifyContactChange, changed],
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Email' }));
  await userEvent.type(await screen.findByLabelText('Email address'), 'new@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');

  await waitFor(() => expect(host.session.getState().token).toBe('t2'));
  expect(asked.map(({ body }) => body)).toContainEqual({ otp_request_token: 'o1', code: '123456' });
});

test('signing out ends the session and removes the guest', async () => {
  const { host, router, toast } = await openProfile({}, [[sessionContract.signOut, undefined]]);

  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/grand'));
  expect(host.session.getState()).toMatchObject({ token: null, user: null });
  expect(toast).toHaveBeenCalledWith('success', "You're signed out.");
});

test('signing out with unsent messages asks for confirmation and can be cancelled', async () => {
  const { host, router } = await openProfile({}, [[sessionContract.signOut, undefined]]);
  const told = vi.fn();
  host.bus.subscribe('account.signed-out', told);
  host.unsent.getState().messagesCounted(2);
  const signOut = screen.getByRole('button', { name: 'Sign out' });

  await userEvent.click(signOut);
  const question = await screen.findByRole('alertdialog');
  within(question).getByText('2 messages were not sent yet. They will be deleted.');
  await userEvent.click(within(question).getByRole('button', { name: 'Stay signed in' }));
  expect(host.session.getState().token).toBe('t');
  await userEvent.click(signOut);
  const again = await screen.findByRole('alertdialog');
  await userEvent.click(within(again).getByRole('button', { name: 'Sign out' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/grand'));
  expect(host.session.getState()).toMatchObject({ token: null, user: null });
  await waitFor(() => expect(told).toHaveBeenCalledOnce());
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

test('each device is listed, and all except the current one can be signed out', async () => {
  const { asked } = await openProfile({}, [[sessionContract.endSession, undefined]]);
  await screen.findByText('Safari · iPhone');

  await userEvent.click(screen.getByRole('button', { name: 'Sign out Firefox' }));

  await waitFor(() => expect(asked.map(({ path }) => path)).toContain(sessionContract.endSession.path));
  expect(screen.queryByRole('button', { name: 'Sign out Safari · iPhone' })).toBeNull();
});

test('a blocked deletion lists the reasons', async () => {
  const blockers = [{ reason: 'future_stay', checkin: '2026-07-01', checkout: '2026-07-04' }];
  await openProfile({}, [[privacyContract.getErasure, { blockers, eraseAt: null }]]);

  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));

  await screen.findByText("Your account can't be deleted yet");
  screen.getByText(/You have an upcoming stay\..*1 July 2026 to 4 July 2026/);
});

test('requesting the deletion code too early shows when it is possible', async () => {
  const tooSoon = refusal(429, 'otp_too_soon', 'You can ask for a new code in 42 s.');
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
  const { asked } = await openProfile({}, [
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
  expect(asked.map(({ body }) => body)).toContainEqual({
    otp_request_token: 'o1',
    code: '123456',
    posts: 'anonymise',
  });

  await userEvent.click(screen.getByRole('button', { name: 'Keep account' }));

  await waitFor(() => expect(screen.queryByText(/will be deleted/)).toBeNull());
});
