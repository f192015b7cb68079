import { openDaily } from '@guest/shared/testing/builders/opening-hours';
import { property } from '@guest/shared/testing/builders/property';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '../../locales/en.json';
import { ChatIntroPage } from './chat-intro-page';

const pages = { 'property-chat-intro': ChatIntroPage, 'property-chat': ChatIntroPage };

const questionOf = (name: string) =>
  new URLSearchParams(screen.getByRole('link', { name }).getAttribute('href')?.split('?')[1]);

test('R-18 an anonymous visitor sees who replies, how soon, and how to sign in', async () => {
  renderPage(propertyHost(), pages, en, '/grand/chat/intro');

  await screen.findByText("We're here for you");
  screen.getByText('We usually reply within 5 minutes.');
  screen.getByText('Open until 23:00');
  screen.getByText('English, Spanish');
  screen.getByRole('link', { name: '+351 210 000 000' });
  expect(Object.fromEntries(questionOf('Sign in to chat'))).toEqual({
    service: 'chat',
    'from-footer': 'true',
  });
});

test('R-18 the chat shows an anonymous visitor the same page and keeps the prefilled message', async () => {
  renderPage(propertyHost(), pages, en, '/grand/chat?populatedMessage=Two+towels');

  await screen.findByText("We're here for you");

  expect(questionOf('Sign in to chat').get('populatedMessage')).toBe('Two towels');
});

test('a conversation starter is passed on to sign-in', async () => {
  renderPage(propertyHost(), pages, en, '/grand/chat/intro');
  const opener = 'Is there a table for two tonight?';

  await screen.findByRole('link', { name: opener });

  expect(questionOf(opener).get('populatedMessage')).toBe(opener);
});

test('at night in the property’s time zone, no immediate reply is promised', async () => {
  const chatSettings = { ...property().chatSettings, staffHours: openDaily('07:00', '22:00') };
  // It is 23:00 in Lisbon, where summer time is UTC+1.
  renderPage(
    propertyHost([], { now: '2026-06-01T22:00:00Z', property: { chatSettings } }),
    pages,
    en,
    '/grand/chat',
  );

  await screen.findByText("We're away right now");
  screen.getByText('Opens tomorrow at 07:00');
});

test('a property without chat shows its phone number', async () => {
  const chatSettings = { ...property().chatSettings, enabled: false };
  renderPage(propertyHost([], { property: { chatSettings } }), pages, en, '/grand/chat/intro');

  await screen.findByRole('heading', { level: 1, name: "Chat isn't available at this hotel" });
  screen.getByRole('link', { name: '+351 210 000 000' });
});

test('R-18 a signed-in guest is not asked to sign in', async () => {
  const host = propertyHost();
  host.session.setState({ token: 'token' });
  renderPage(host, pages, en, '/grand/chat/intro');

  await screen.findByText(/^You're signed in/);

  expect(
    screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes('/signin')),
  ).toEqual([]);
  expect(document.body.textContent).not.toContain('Sign in to chat');
});
