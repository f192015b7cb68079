import type { Host } from '@guest/shared';
import { COOKIE_CONSENT_KEY, forgetUnsavedConsent } from '@guest/shared/consent/cookie-consent';
import { isKeptDraft, keepDrafts } from '@guest/shared/session/kept-drafts';
import { unregister } from '@guest/shared/session/unregister';
import { LAST_PROPERTY_KEY } from '../../property/last-property';
import { dropCaches, dropCookies, dropDatabases } from './drop-from-device';
import { UNSENT } from './drop-unsent';

/** What the device knows of itself, whoever holds it. */
const OF_THE_DEVICE: readonly string[] = [COOKIE_CONSENT_KEY, LAST_PROPERTY_KEY];

/**
 * Forgets the guest on this device: who it is, what was read for them, and what the suite has saved. A guest who wants
 * everything gone loses what was unsent too, and what is the device's own.
 */
export async function clearDevice(
  host: Pick<Host, 'session' | 'signUp' | 'queries'>,
  { isEverything }: { isEverything: boolean },
): Promise<void> {
  const isDropped = (name: string) => isEverything || !(UNSENT.test(name) || OF_THE_DEVICE.includes(name));
  const { user } = host.session.getState();
  if (user && !isEverything) keepDrafts(user.id, Date.now());
  unregister(host);
  host.queries.clear();
  // What another guest has typed in this tab waits for them as well.
  const dropped = Object.keys(sessionStorage).filter((name) => isEverything || !isKeptDraft(name));
  for (const key of dropped) sessionStorage.removeItem(key);
  for (const key of Object.keys(localStorage).filter(isDropped)) localStorage.removeItem(key);
  if (isEverything) forgetUnsavedConsent();
  // A browser tells only the other tabs.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  if (isEverything) dropCookies();
  await Promise.all([dropCaches(), dropDatabases(isDropped)]);
}
