import { property } from '@guest/shared/testing/builders/property';
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

test.each([
  ['/order-now/order-review', 'Please sign in to place your order.'],
  ['/order-now/order-review?from=menu', 'Please sign in to place your order.'],
  ['/order-now/order', 'Please sign in to see your orders.'],
  ['/book', 'Please sign in to book a table.'],
])('a visitor who comes from %s reads the reason of that page', async (page, reason) => {
  const returnTo = encodeURIComponent(`/grand/directories/bars-and-restaurants/sea-bar${page}`);
  renderPage(propertyHost(), pages, en, `/grand/signin?service=edn&returnTo=${returnTo}`);

  await screen.findByText(reason);
});

test('only what the hotel offers is promised', async () => {
  const features = { ...property().features, feed: false, requests: false };
  renderPage(propertyHost([], { property: { features } }), pages, en, '/grand/signin');

  await screen.findByText('Book tables in your name');
  expect(screen.queryByText(/moments/)).toBeNull();
  expect(screen.queryByText(/requests/)).toBeNull();
});

test('a phone is offered only where a code can be sent to it', async () => {
  const features = { ...property().features, phoneCodes: false };
  renderPage(propertyHost([], { property: { features } }), pages, en, '/grand/signin');

  await screen.findByRole('link', { name: 'Continue with email' });
  expect(screen.queryByRole('link', { name: 'Continue with phone' })).toBeNull();
});
