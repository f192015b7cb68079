import { COOKIE_CONSENT_KEY } from '../consent/cookie-consent';
import { noRoomFor } from './no-room-for';

/** Until the test ends the device keeps no answer about cookies. Returns the device, as another tab may have it. */
export const noRoomForConsent = (): Storage => noRoomFor((name) => name === COOKIE_CONSENT_KEY);
