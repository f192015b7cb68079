import { COOKIE_CONSENT_KEY } from '../consent/cookie-consent';
import { stubFullStorage } from './full-storage';

/**
 * Lets the device refuse to store the cookie choice until the test ends. Returns the real storage, for example to act
 * as another tab.
 */
export const stubFullStorageForConsent = (): Storage =>
  stubFullStorage((name) => name === COOKIE_CONSENT_KEY);
