import { useMemo, useSyncExternalStore } from 'react';
import {
  cookieConsentIn,
  cookieConsentText,
  onCookieConsentChanged,
  type CookieConsent,
} from './cookie-consent';

/** The server cannot read the device's storage. */
const unknown = () => null;

/** Returns the current choice on this device and follows changes in other tabs. */
export function useCookieConsent(): CookieConsent | null {
  const text = useSyncExternalStore(onCookieConsentChanged, cookieConsentText, unknown);
  return useMemo(() => cookieConsentIn(text), [text]);
}
