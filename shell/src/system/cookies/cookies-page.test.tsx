import { rememberCookieConsent, savedCookieConsent } from '@guest/shared/consent/cookie-consent';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { stubFullStorageForConsent } from '@guest/shared/testing/full-storage-for-consent';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CookiesPage } from './cookies-page';
import texts from '../../system-texts/locales/en.json';

const open = () => renderPage(fakeHost(), { cookies: CookiesPage }, texts, '/cookies');
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
const choice = () => {
  const { analytics, marketing } = savedCookieConsent() ?? {};
  return { analytics, marketing };
};

test('R-04 necessary storage is always on, and everything else is off until the guest allows it', () => {
  open();

  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Necessary' }).disabled).toBe(true);
  expect([isOn('Necessary'), isOn('Measurement'), isOn('Offers')]).toEqual([true, false, false]);
  expect(savedCookieConsent()).toBeNull();
  expect(screen.getByText(/You haven't chosen yet/)).toBeTruthy();
});

test('R-04 categories can be chosen individually, all at once, or not at all', async () => {
  open();

  await userEvent.click(screen.getByRole('switch', { name: 'Measurement' }));
  expect(choice()).toEqual({ analytics: true, marketing: false });

  await userEvent.click(screen.getByRole('button', { name: 'Accept all' }));
  expect(choice()).toEqual({ analytics: true, marketing: true });

  await userEvent.click(screen.getByRole('button', { name: 'Necessary only' }));
  expect(choice()).toEqual({ analytics: false, marketing: false });
  expect([isOn('Measurement'), isOn('Offers')]).toEqual([false, false]);
});

test('R-04 choices on a device with full storage are shown and accumulate', async () => {
  stubFullStorageForConsent();
  open();

  await userEvent.click(screen.getByRole('switch', { name: 'Measurement' }));
  expect([isOn('Measurement'), isOn('Offers')]).toEqual([true, false]);
  await userEvent.click(screen.getByRole('switch', { name: 'Offers' }));

  expect([isOn('Measurement'), isOn('Offers')]).toEqual([true, true]);
  expect(choice()).toEqual({ analytics: true, marketing: true });
});

test('R-04 a choice that could not be stored is replaced once another tab has saved one', async () => {
  const device = stubFullStorageForConsent();
  open();

  await userEvent.click(screen.getByRole('button', { name: 'Accept all' }));
  device.setItem('cookie-consent', '{}');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cookie-consent', newValue: '{}' })));

  expect([isOn('Measurement'), isOn('Offers')]).toEqual([false, false]);
});

test('R-04 the record shows the time and the version', async () => {
  open();

  await userEvent.click(screen.getByRole('button', { name: 'Accept all' }));

  expect(screen.getByText(/^Chosen on .*\d{4}.*, version 1\.$/)).toBeTruthy();
  expect(screen.getByText('Your choice is saved.').getAttribute('role')).toBe('status');
});

test('R-04 a choice in another tab is shown here', () => {
  open();

  act(() => rememberCookieConsent({ analytics: false, marketing: true }, { lang: 'en', now: 0 }));

  expect([isOn('Measurement'), isOn('Offers')]).toEqual([false, true]);
});

test('R-04 stored data is listed by purpose and by name', async () => {
  localStorage.setItem('last-property', 'grand');
  localStorage.setItem('something-else', '1');
  localStorage.setItem('something-more', '1');
  open();

  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'The last hotel you viewedlast-property',
    'Required by the appsomething-else, something-more',
  ]);
});

test('R-04 an empty device shows an empty state, and all data can be cleared', async () => {
  open();

  expect(await screen.findByText('Nothing.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Clear this device' }).getAttribute('href')).toBe(
    '/clear?everything=true',
  );
});

test('the page says how much room the app takes', async () => {
  vi.stubGlobal('navigator', {
    ...navigator,
    storage: { estimate: async () => ({ usage: 12_300_000, quota: 1_000_000_000 }) },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  localStorage.setItem('theme', 'dark');

  open();

  expect(await screen.findByText(/^All of it takes about 12\s?MB\.$/)).toBeTruthy();
});
