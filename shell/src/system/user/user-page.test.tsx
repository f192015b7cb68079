import { guestCardContract } from '@guest/shared/contracts/guest/guest-card.contract';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { property } from '@guest/shared/testing/builders/property';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import texts from '../../system-texts/locales/en.json';
import { UserPage } from './user-page';

const items = ['grand', 'palace'].map((identity, i) =>
  property({ identity, uuid: uuidOf(i), name: `The ${identity}` }),
);

async function open() {
  const host = fakeHost([
    [guestCardContract.getGuestCard, { username: 'Sea Breeze', nickName: 'Sea Breeze' }],
    [propertyContract.listProperties, { items }],
  ]);
  renderPage(host, { 'user-username': UserPage }, texts, '/user/sea%20breeze');
  await screen.findByRole('heading', { level: 1, name: 'Sea Breeze' });
  return host;
}

const hello = '?newGuestChatUsername=Sea+Breeze&service=chat';

test('R-07 the link to the chat starts with sign-in at the guest’s own hotel and passes the username on', async () => {
  await open();

  expect(screen.getByRole('heading', { name: 'Where are you staying?' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'The palace' }).getAttribute('href')).toBe(
    `/palace/signin${hello}`,
  );
});

test('R-07 the chat is one tap away if the device knows the hotel', async () => {
  localStorage.setItem('last-property', 'grand');
  const host = await open();

  act(() => host.takeOver.getState().answered('page'));

  expect(screen.getByRole('link', { name: 'Say hello' }).getAttribute('href')).toBe(`/grand/signin${hello}`);
  expect(screen.queryByRole('link', { name: 'The grand' })).toBeNull();
});

test('R-07 the chat of a guest who is signed in starts at their hotel, also where the device has seen no page of it', async () => {
  const host = await open();
  const ids = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1' };
  host.session
    .getState()
    .signedIn({ token: 't', user: { ...ids, hotel_identity: 'palace' }, allowToPost: false });

  act(() => host.takeOver.getState().answered('page'));

  expect(screen.getByRole('link', { name: 'Say hello' }).getAttribute('href')).toBe(`/palace/signin${hello}`);
});
