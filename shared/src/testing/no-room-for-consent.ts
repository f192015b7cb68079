import { onTestFinished } from 'vitest';
import { COOKIE_CONSENT_KEY, forgetUnsavedConsent } from '../consent/cookie-consent';
import { noRoomFor } from './no-room-for';

/** Makes saving the cookie choice fail until the test ends. */
export function noRoomForConsent(): void {
  noRoomFor((name) => name === COOKIE_CONSENT_KEY);
  onTestFinished(forgetUnsavedConsent);
}
