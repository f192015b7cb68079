import { useMemo, useSyncExternalStore } from 'react';
import {
  cookieConsentIn,
  cookieConsentText,
  onCookieConsentChanged,
  type CookieConsent,
} from './cookie-consent';

/** The server cannot read the device's storage. */
const serverSnapshot = () => null;

/** Returns the current choice on this device and follows changes in other tabs. */
export function useCookieConsent(): CookieConsent | null {
  const text = useSyncExternalStore(onCookieConsentChanged, cookieConsentText, serverSnapshot);
  return useMemo(() => cookieConsentIn(text), [text]);
}
