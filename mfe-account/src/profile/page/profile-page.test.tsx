import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import { sessionContract } from '@guest/shared/contracts/sign-up/session.contract';
import { propertyDetail } from '@guest/shared/testing/builders/property';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { propertyHost } from '@guest/shared/testing/property-host';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { challenge, knownGuest, openAccount } from '../../testing/open-account';
import { ProfilePage } from './profile-page';
import { ada, openProfile } from './testing/open-profile';

installFakeDatabases();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

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

test('each device is listed, and all except the current one can be signed out', async () => {
  const { calls } = await openProfile({}, [[sessionContract.endSession, undefined]]);
  await screen.findByText('Safari · iPhone');

  await userEvent.click(screen.getByRole('button', { name: 'Sign out Firefox' }));

  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(sessionContract.endSession.path));
  expect(screen.queryByRole('button', { name: 'Sign out Safari · iPhone' })).toBeNull();
});
