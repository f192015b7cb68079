import { useMemo, useSyncExternalStore } from 'react';
import {
  cookieConsentIn,
  cookieConsentText,
  onCookieConsentChanged,
  type CookieConsent,
} from './cookie-consent';

/** The server does not know the device. */
const unknown = () => null;

/** The choice that holds on this device, up to date also when another tab changes it. */
export function useCookieConsent(): CookieConsent | null {
  const text = useSyncExternalStore(onCookieConsentChanged, cookieConsentText, unknown);
  return useMemo(() => cookieConsentIn(text), [text]);
}
