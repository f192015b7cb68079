import { fakeHost } from '@guest/shared/testing/fake-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { expect, test } from 'vitest';
import { InitPwaPage } from './init-pwa-page';
import texts from '../../system-texts/locales/en.json';

test.each([
  ['the last visited hotel', 'grand', '/_init-pwa', '/grand'],
  [
    'the hotel it was installed from, even if another one was visited last',
    'grand',
    '/_init-pwa?property=palace',
    '/palace',
  ],
  ['the hotel it was installed from, on a new device', null, '/_init-pwa?property=palace', '/palace'],
  ['the list of hotels without a hotel', null, '/_init-pwa', '/'],
  ['the list of hotels if the name is invalid', null, '/_init-pwa?property=%2F%2Fevil', '/'],
])('R-02 the installed app starts at %s', async (_where, last, address, to) => {
  if (last) localStorage.setItem('last-property', last);
  const router = renderPage(fakeHost(), { 'init-pwa': InitPwaPage }, texts, address);

  await expect.poll(() => router.state.location.pathname).toBe(to);
  expect(router.state.historyAction).toBe('REPLACE');
});
