import { useMemo, useSyncExternalStore } from 'react';
import {
  COOKIE_CONSENT_KEY,
  cookieConsentIn,
  onCookieConsentChanged,
  type CookieConsent,
} from './cookie-consent';

const saved = () => localStorage.getItem(COOKIE_CONSENT_KEY);
/** The server does not know the device. */
const unknown = () => null;

/** The choice as it is kept on this device, up to date also when another tab changes it. */
export function useCookieConsent(): CookieConsent | null {
  const text = useSyncExternalStore(onCookieConsentChanged, saved, unknown);
  return useMemo(() => cookieConsentIn(text), [text]);
}
