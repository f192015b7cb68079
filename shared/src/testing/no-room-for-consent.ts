import { onTestFinished } from 'vitest';
import { COOKIE_CONSENT_KEY, forgetUnsavedConsent } from '../consent/cookie-consent';
import { noRoomFor } from './no-room-for';

/** Until the test ends the device keeps no answer about cookies. */
export function noRoomForConsent(): void {
  noRoomFor((name) => name === COOKIE_CONSENT_KEY);
  onTestFinished(forgetUnsavedConsent);
}
