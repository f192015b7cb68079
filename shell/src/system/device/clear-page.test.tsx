import { rememberCookieConsent, savedCookieConsent } from '@guest/shared/consent/cookie-consent';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { stubFullStorage } from '@guest/shared/testing/full-storage';
import { stubFullStorageForConsent } from '@guest/shared/testing/full-storage-for-consent';
import { renderPage } from '@guest/shared/testing/render-page';
import { expect, test, vi } from 'vitest';
import { ClearPage } from './clear-page';
import texts from '../../system-texts/locales/en.json';
import { SESSION_ENDED } from '../../session/session-ended';

const user = { id: '1', uuid: '1', guest_uuid: '1', guestUuid: '1', firstName: 'Ana' };

async function clear(address: string) {
  const toast = vi.fn();
  const host = fakeHost([], { toast });
  host.session.getState().signedIn({ token: 't', user, allowToPost: true });
  host.queries.setQueryData(['mine'], 'secret');
  rememberCookieConsent({ analytics: false, marketing: false }, { lang: 'en', now: 0 });
  for (const key of ['last-property', 'basket', 'outbox.1', 'drafts.1']) localStorage.setItem(key, 'x');
  sessionStorage.setItem('step', '2');
  const router = renderPage(host, { clear: ClearPage }, texts, address);
  await expect.poll(() => router.state.location.pathname).not.toBe('/clear');
  return { host, toast, went: router.state.location.pathname + router.state.location.search };
}

const storedKeys = () => Object.keys(localStorage).sort();

test('R-03 clearing removes the guest’s data, preserves unsent input and device values, and returns to the previous page', async () => {
  const { host, toast, went } = await clear('/clear?goBack=%2Fgrand%2Fdiscover%3Ftag%3Dpool');

  expect(went).toBe('/grand/discover?tag=pool');
  // A guest who was signed in sees a notice that the session has ended.
  expect(toast.mock.calls).toEqual([['error', expect.stringContaining('Your session has ended.')]]);
  expect(host.session.getState()).toMatchObject({ token: null, user: null });
  expect(host.queries.getQueryData(['mine'])).toBeUndefined();
  expect(storedKeys()).toEqual(['cookie-consent', 'drafts.1', 'last-property', 'outbox.1']);
  expect(sessionStorage).toHaveLength(0);
});

test('R-03 an expired session is announced to the other tabs', async () => {
  const written: string[] = [];
  stubFullStorage((name) => written.push(name) === 0);

  await clear('/clear');

  expect(written).toContain(SESSION_ENDED);
  expect(storedKeys()).not.toContain(SESSION_ENDED);
});

test('R-03 a device with full storage forgets the guest, whose basket stays available to them on this page', async () => {
  stubFullStorage((name) => name.startsWith('drafts of') || name === SESSION_ENDED);
  localStorage.setItem('draft-order:grand:bar', '{"lines":[{"name":"Sole"}]}');

  const { host } = await clear('/clear');

  expect(host.session.getState()).toMatchObject({ token: null, user: null });
  expect(storedKeys()).not.toContain('draft-order:grand:bar');
  expect(deviceStorage.getItem('drafts of 1')).toContain('Sole');
});

test('R-03 input in this tab stays saved for its guest, including that of another guest', async () => {
  sessionStorage.setItem('drafts of 2', '{"at":0,"drafts":[]}');
  sessionStorage.setItem('draft:table', 'no nuts');

  await clear('/clear');

  expect(Object.keys(sessionStorage).sort()).toEqual(['drafts of 1', 'drafts of 2']);
});

test('R-03 everything=true removes all data', async () => {
  const { toast, went } = await clear('/clear?everything=true');

  expect(toast).not.toHaveBeenCalled();
  expect(went).toBe('/');
  expect(storedKeys()).toEqual([]);
});

test('R-03 everything=true asks about cookies again, even if the answer could not be stored', async () => {
  stubFullStorageForConsent();

  await clear('/clear?everything=true');

  expect(savedCookieConsent()).toBeNull();
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a/b/c/d/e'])(
  'R-03 goBack only leads to pages of the suite: %s',
  async (goBack) => {
    const { went } = await clear(`/clear?goBack=${encodeURIComponent(goBack)}`);

    expect(went).toBe('/');
  },
);
