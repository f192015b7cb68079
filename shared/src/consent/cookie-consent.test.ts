import { expect, test, vi } from 'vitest';
import {
  COOKIE_CONSENT_KEY,
  onCookieConsentChanged,
  rememberCookieConsent,
  savedCookieConsent,
} from './cookie-consent';

const input = { lang: 'fr', now: Date.parse('2026-06-01T12:00:00Z') };

test('R-04 a choice is saved with its version, time and language', () => {
  rememberCookieConsent({ analytics: true, marketing: false }, input);

  expect(savedCookieConsent()).toEqual({
    version: 1,
    at: '2026-06-01T12:00:00.000Z',
    lang: 'fr',
    analytics: true,
    marketing: false,
  });
});

const whole = { version: 1, analytics: true, marketing: true, at: '2026-06-01T12:00:00Z', lang: 'en' };

test.each([
  ['nothing', null],
  ['no JSON', 'yes'],
  ['an answer to another version', JSON.stringify({ ...whole, version: 0 })],
  ['an incomplete choice', JSON.stringify({ ...whole, marketing: undefined })],
  ['a choice without a time', JSON.stringify({ ...whole, at: 'soon' })],
  ['a list', '[]'],
])('R-04 %s is not a valid choice', (_what, saved) => {
  if (saved !== null) localStorage.setItem(COOKIE_CONSENT_KEY, saved);

  expect(savedCookieConsent()).toBeNull();
});

test('a listener is notified of changes in this tab and in others until it is removed', () => {
  const listener = vi.fn();
  const stop = onCookieConsentChanged(listener);

  rememberCookieConsent({ analytics: false, marketing: false }, input);
  expect(listener).toHaveBeenCalledTimes(1);
  dispatchEvent(new StorageEvent('storage', { key: COOKIE_CONSENT_KEY }));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(3);
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  stop();
  dispatchEvent(new StorageEvent('storage', { key: COOKIE_CONSENT_KEY }));
  expect(listener).toHaveBeenCalledTimes(3);
});
