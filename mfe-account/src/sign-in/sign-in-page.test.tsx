import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { SignInPage } from './sign-in-page';

const pages = { 'property-signin': SignInPage };

test('R-09 N-02 the header asks to sign in to continue', async () => {
  renderPage(propertyHost(), pages, en, '/grand/signin');

  await screen.findByRole('heading', { level: 1, name: 'Sign in to continue' });
});

test('the reason for signing in is shown and passed on to the next step', async () => {
  const router = renderPage(
    propertyHost(),
    pages,
    en,
    '/grand/signin?service=chat&populatedMessage=Two+towels',
  );

  await screen.findByText('Please sign in to message the hotel.');
  await userEvent.click(screen.getByRole('link', { name: 'Continue with email' }));

  expect(router.state.location.pathname).toBe('/grand/register/email');
  expect(router.state.location.search).toBe('?populatedMessage=Two+towels&service=chat');
});

test('a phone number works as well, and signing in is optional', async () => {
  renderPage(propertyHost(), pages, en, '/grand/signin');

  await screen.findByRole('link', { name: 'Continue with phone' });
  expect(screen.getByRole('link', { name: 'Back to The Grand' }).getAttribute('href')).toBe('/grand');
});

test('an unknown service does not break the page', async () => {
  renderPage(propertyHost(), pages, en, '/grand/signin?service=constructor');

  const heading = await screen.findByRole('heading', { level: 1 });

  expect(heading.nextElementSibling).toBeNull();
});
