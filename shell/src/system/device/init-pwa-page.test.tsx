import { fakeHost } from '@guest/shared/testing/fake-host';
import { openPage } from '@guest/shared/testing/open-page';
import { expect, test } from 'vitest';
import { InitPwaPage } from './init-pwa-page';
import texts from '../../system-texts/locales/en.json';

test.each([
  ['the hotel looked at last', 'grand', '/_init-pwa', '/grand'],
  [
    'the hotel looked at last, whichever it was installed from',
    'grand',
    '/_init-pwa?property=palace',
    '/grand',
  ],
  ['the hotel it was installed from, on a new device', null, '/_init-pwa?property=palace', '/palace'],
  ['the list of hotels, where there is none', null, '/_init-pwa', '/'],
  ['the list of hotels, where what is named can be none', null, '/_init-pwa?property=%2F%2Fevil', '/'],
])('R-02 the installed app starts at %s', async (_where, last, address, to) => {
  if (last) localStorage.setItem('last-property', last);
  const router = openPage(fakeHost(), { 'init-pwa': InitPwaPage }, texts, address);

  await expect.poll(() => router.state.location.pathname).toBe(to);
  expect(router.state.historyAction).toBe('REPLACE');
});
