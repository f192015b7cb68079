import { COOKIE_CONSENT_KEY } from '../consent/cookie-consent';
import { stubFullStorage } from './full-storage';

/** Until the test ends the device keeps no answer about cookies. Returns the device, as another tab may have it. */
export const stubFullStorageForConsent = (): Storage =>
  stubFullStorage((name) => name === COOKIE_CONSENT_KEY);
