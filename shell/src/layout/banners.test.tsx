import type { Host } from '@guest/shared';
import { rememberCookieConsent, savedCookieConsent } from '@guest/shared/consent/cookie-consent';
import { stubFullStorageForConsent } from '@guest/shared/testing/full-storage-for-consent';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hostInProperty, renderFrame } from './testing/render-frame';

/** Makes the page interactive and waits for the banners that load then. */
async function answer(host: Host): Promise<void> {
  act(() => host.takeOver.getState().answered('page'));
  await act(() => import('./banners'));
}

test('the offline banner says what still works and disappears when the connection is back', async () => {
  const host = hostInProperty();
  renderFrame(host, '/casa-miramar');
  await answer(host);
  const words = "You're offline. You can still read pages you've opened.";

  act(() => host.layout.getState().connectionChanged(true));
  expect(screen.getByText(words)).toBeTruthy();

  act(() => host.layout.getState().connectionChanged(false));
  expect(screen.queryByText(words)).toBeNull();
});

const question = () => screen.queryByRole('region', { name: 'May we use optional cookies?' });

test.each(['Decline', 'Accept'])(
  'E-08 R-04 the cookie banner appears once the page is interactive and stays away after "%s"',
  async (words) => {
    const host = hostInProperty();
    const router = renderFrame(host, '/casa-miramar');
    expect(question()).toBeNull();

    await answer(host);
    await userEvent.click(screen.getByRole('button', { name: words }));
    await act(() => router.navigate('/casa-miramar/discover'));

    expect(question()).toBeNull();
    expect(savedCookieConsent()).not.toBeNull();
  },
);

test('R-04 an answer that cannot be stored counts for the current visit', async () => {
  stubFullStorageForConsent();
  const host = hostInProperty();
  const router = renderFrame(host, '/casa-miramar');
  await answer(host);

  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(question()).toBeNull();
  await act(() => router.navigate('/casa-miramar/discover'));

  expect(question()).toBeNull();
  expect(savedCookieConsent()).toMatchObject({ analytics: false, marketing: false });
});

test('a visitor who has answered is not asked again', async () => {
  rememberCookieConsent({ analytics: false, marketing: false }, { lang: 'en', now: 0 });
  const host = hostInProperty();
  renderFrame(host, '/casa-miramar');

  await answer(host);

  expect(screen.getAllByRole('status').length).toBeGreaterThan(1);
  expect(question()).toBeNull();
});

test('R-04 an answer in another tab closes the banner in this tab', async () => {
  const host = hostInProperty();
  renderFrame(host, '/casa-miramar');
  await answer(host);
  expect(question()).toBeTruthy();

  act(() => rememberCookieConsent({ analytics: false, marketing: true }, { lang: 'en', now: 0 }));

  expect(question()).toBeNull();
});

test('R-04 refusing is as easy as accepting, and a link offers the choice', async () => {
  const host = hostInProperty();
  renderFrame(host, '/casa-miramar');
  await answer(host);

  const question = within(screen.getByRole('region', { name: 'May we use optional cookies?' }));
  const [refuse, accept] = question.getAllByRole('button');
  expect([refuse?.textContent, accept?.textContent]).toEqual(['Decline', 'Accept']);
  expect(refuse?.className).toBe(accept?.className);
  expect(question.getByRole('link', { name: 'Choose' }).getAttribute('href')).toBe('/cookies');
});

test('the cookie banner does not appear in the app mode', async () => {
  const host = hostInProperty();
  host.layout.getState().appModeEntered();
  renderFrame(host, '/casa-miramar');

  await answer(host);

  expect(screen.getAllByRole('status').length).toBeGreaterThan(1);
  expect(question()).toBeNull();
});
