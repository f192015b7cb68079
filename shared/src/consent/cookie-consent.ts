/** What a guest lets this device keep beyond what the app needs. */
export interface CookieChoice {
  /** How fast pages load. */
  analytics: boolean;
  /** Which offers of the house are shown first. */
  marketing: boolean;
}

/** The record of a choice: what it was, about which wording, when, and in which language it was asked. */
export interface CookieConsent extends CookieChoice {
  version: number;
  /** ISO 8601 in UTC. */
  at: string;
  lang: string;
}

/** Raise it when what is asked for changes: who has answered something else is asked again. */
const COOKIE_CONSENT_VERSION = 1;
export const COOKIE_CONSENT_KEY = 'cookie-consent';

/** A choice for which the device has no room: it holds for as long as the page lives. */
let unsaved: string | null = null;

export const forgetUnsavedConsent = (): void => void (unsaved = null);

/** The choice that holds, as it is written down. */
export const cookieConsentText = (): string | null => unsaved ?? localStorage.getItem(COOKIE_CONSENT_KEY);

/** Null while the guest has not decided, and where what is saved is not ours or answers another question. */
export const savedCookieConsent = (): CookieConsent | null => cookieConsentIn(cookieConsentText());

/** Keeps a choice on the device, and tells it to all that show it, in this tab as in others. */
export function rememberCookieConsent(
  { analytics, marketing }: CookieChoice,
  asked: { lang: string; now: number },
): void {
  const at = new Date(asked.now).toISOString();
  const consent: CookieConsent = {
    analytics,
    marketing,
    version: COOKIE_CONSENT_VERSION,
    at,
    lang: asked.lang,
  };
  const newValue = (unsaved = JSON.stringify(consent));
  try {
    localStorage.setItem(COOKIE_CONSENT_KEY, newValue);
    forgetUnsavedConsent();
  } catch {
    // The next visit asks again.
  }
  // A browser tells only the other tabs.
  dispatchEvent(new StorageEvent('storage', { key: COOKIE_CONSENT_KEY, newValue }));
}

/** Hears of every change, also of one in another tab. Returns its stop function. */
export function onCookieConsentChanged(listener: () => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    // No key: all of it was cleared.
    if (key !== null && key !== COOKIE_CONSENT_KEY) return;
    // What comes after the unsaved choice is another tab's, or a device with room again.
    if (newValue !== unsaved) forgetUnsavedConsent();
    listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

export function cookieConsentIn(saved: string | null): CookieConsent | null {
  try {
    // Anything may stand there; each part is looked at below.
    const value = JSON.parse(saved ?? 'null') as Partial<CookieConsent> | null;
    if (value?.version !== COOKIE_CONSENT_VERSION) return null;
    const { version, analytics, marketing, at, lang } = value;
    if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at)) || typeof lang !== 'string') return null;
    return { version, analytics, marketing, at, lang };
  } catch {
    // Not even JSON: somebody else's value under our name.
    return null;
  }
}
