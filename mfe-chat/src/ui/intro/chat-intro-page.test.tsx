import { openDaily } from '@guest/shared/testing/builders/opening-hours';
import { property } from '@guest/shared/testing/builders/property';
import { houseHost } from '@guest/shared/testing/house-host';
import { openPage } from '@guest/shared/testing/open-page';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '../../locales/en.json';
import { ChatIntroPage } from './chat-intro-page';

const pages = { 'property-chat-intro': ChatIntroPage, 'property-chat': ChatIntroPage };

const questionOf = (name: string) =>
  new URLSearchParams(screen.getByRole('link', { name }).getAttribute('href')?.split('?')[1]);

test('R-18 a stranger sees who answers, how soon, and the way in', async () => {
  openPage(houseHost(), pages, en, '/grand/chat/intro');

  await screen.findByText('Someone is here for you');
  screen.getByText('We usually answer within 5 minutes.');
  screen.getByText('Open until 23:00');
  screen.getByText('English, Spanish');
  screen.getByRole('link', { name: '+351 210 000 000' });
  expect(Object.fromEntries(questionOf('Sign in to write'))).toEqual({
    service: 'chat',
    'from-footer': 'true',
  });
});

test('R-18 the chat itself shows a stranger the same, and keeps the message that is in mind', async () => {
  openPage(houseHost(), pages, en, '/grand/chat?populatedMessage=Two+towels');

  await screen.findByText('Someone is here for you');

  expect(questionOf('Sign in to write').get('populatedMessage')).toBe('Two towels');
});

test('a first sentence goes along to sign-in', async () => {
  openPage(houseHost(), pages, en, '/grand/chat/intro');
  const opener = 'Is there a table for two tonight?';

  await screen.findByRole('link', { name: opener });

  expect(questionOf(opener).get('populatedMessage')).toBe(opener);
});

test('at night, by the clock of the house, nobody is promised an answer at once', async () => {
  const chatSettings = { ...property().chatSettings, staffHours: openDaily('07:00', '22:00') };
  // Eleven at night in Lisbon, where summer is an hour ahead of UTC.
  openPage(
    houseHost([], { now: '2026-06-01T22:00:00Z', property: { chatSettings } }),
    pages,
    en,
    '/grand/chat',
  );

  await screen.findByText('The desk is resting');
  screen.getByText('Opens tomorrow at 07:00');
});

test('a house without a chat gives its phone number', async () => {
  const chatSettings = { ...property().chatSettings, enabled: false };
  openPage(houseHost([], { property: { chatSettings } }), pages, en, '/grand/chat/intro');

  await screen.findByRole('heading', { level: 1, name: 'The chat is not open at this hotel' });
  screen.getByRole('link', { name: '+351 210 000 000' });
});

test('R-18 a guest who has signed in is not asked to sign in', async () => {
  const host = houseHost();
  host.session.setState({ token: 'token' });
  openPage(host, pages, en, '/grand/chat/intro');

  await screen.findByText(/^You are signed in/);

  expect(
    screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes('/signin')),
  ).toEqual([]);
  expect(document.body.textContent).not.toContain('Sign in to write');
});
