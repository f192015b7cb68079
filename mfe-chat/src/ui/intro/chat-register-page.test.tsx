import type { User } from '@guest/shared/contracts/guest/guest.contract';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '../../locales/en.json';
import { ChatRegisterPage } from './chat-register-page';

const pages = { 'property-chat-register': ChatRegisterPage };
const ada: User = {
  id: '1',
  uuid: '1',
  guest_uuid: '1',
  guestUuid: '1',
  firstName: 'Ada',
  lang: 'en',
  is_verified: true,
};

async function wayFor(user: User | null) {
  const host = propertyHost();
  if (user) host.session.setState({ token: 'token', user });
  await Promise.all([host.session.persist.rehydrate(), host.signUp.persist.rehydrate()]);
  renderPage(host, pages, en, '/grand/chat/register?populatedMessage=Hello');
  const link = (await screen.findAllByRole('link'))[0];
  return link?.getAttribute('href');
}

test('R-18 an anonymous visitor goes to sign-in with the pending action and the prefilled text', async () => {
  expect(await wayFor(null)).toBe('/grand/signin?from-footer=true&populatedMessage=Hello&service=chat');
});

test('S-13 a guest without a language is asked for it', async () => {
  expect(await wayFor({ ...ada, lang: '' })).toContain('/grand/register?');
});

test('R-18 a guest with a complete profile can write', async () => {
  expect(await wayFor(ada)).toBe('/grand/chat');
});
