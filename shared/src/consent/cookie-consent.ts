import { deviceStorage } from '../storage/device-storage';

/** The purposes beyond the necessary ones for which the guest allows this device to store data. */
export interface CookieChoice {
  /** Measuring how fast pages load. */
  analytics: boolean;
  /** Choosing which of the hotel's offers are shown first. */
  marketing: boolean;
}

/** A saved choice with the version of the wording, the time and the language of the dialog. */
export interface CookieConsent extends CookieChoice {
  version: number;
  /** An ISO 8601 timestamp in UTC. */
  at: string;
  lang: string;
}

/** Increase this when the wording changes, so that guests who accepted an older version are asked again. */
const COOKIE_CONSENT_VERSION = 1;
export const COOKIE_CONSENT_KEY = 'cookie-consent';

/** Returns the current choice as its stored JSON text. */
export const cookieConsentText = (): string | null => deviceStorage.getItem(COOKIE_CONSENT_KEY);

/**
 * Returns the saved choice, or null if the guest has not decided, the saved value is invalid, or it belongs
 * to another version.
 */
export const savedCookieConsent = (): CookieConsent | null => cookieConsentIn(cookieConsentText());

/** Saves a choice on the device and notifies all listeners, in this tab and in others. */
export function rememberCookieConsent(
  { analytics, marketing }: CookieChoice,
  context: { lang: string; now: number },
): void {
  const at = new Date(context.now).toISOString();
  const consent: CookieConsent = {
    analytics,
    marketing,
    version: COOKIE_CONSENT_VERSION,
    at,
    lang: context.lang,
  };
  const newValue = JSON.stringify(consent);
  // If the device has no room for it, the next visit asks again.
  deviceStorage.setItem(COOKIE_CONSENT_KEY, newValue);
  // Browsers send this event to the other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: COOKIE_CONSENT_KEY, newValue }));
}

/** Subscribes to changes in this tab and in others. Returns the function that unsubscribes. */
export function onCookieConsentChanged(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (key === null || key === COOKIE_CONSENT_KEY) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

export function cookieConsentIn(saved: string | null): CookieConsent | null {
  try {
    // The saved value can be anything, so each property is checked below.
    const value = JSON.parse(saved ?? 'null') as Partial<CookieConsent> | null;
    if (value?.version !== COOKIE_CONSENT_VERSION) return null;
    const { version, analytics, marketing, at, lang } = value;
    if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at)) || typeof lang !== 'string') return null;
    return { version, analytics, marketing, at, lang };
  } catch {
    // Other code stored something that is not JSON under this key.
    return null;
  }
}
