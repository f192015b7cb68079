import type { Host } from '@guest/shared';
import { COOKIE_CONSENT_KEY } from '@guest/shared/consent/cookie-consent';
import { isSavedDraft, saveDrafts } from '@guest/shared/session/saved-drafts';
import { clearSession } from '@guest/shared/session/clear-session';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { tabStorage } from '@guest/shared/storage/tab-storage';
import { removeStored } from '@guest/shared/storage/stored-names';
import { DEEP_LINK_KEY } from '../../deep-link/deep-link-key';
import { INSTALL_PREFIX } from '../../install/install-record';
import { LAST_PROPERTY_KEY } from '../../property/last-property';
import { deleteCaches, deleteCookies, deleteDatabases } from './delete-browser-data';
import { UNSENT_NAMES } from './clear-unsent';

/** Values that belong to the device and not to a guest. */
const DEVICE_KEYS: readonly string[] = [COOKIE_CONSENT_KEY, DEEP_LINK_KEY, LAST_PROPERTY_KEY];

/**
 * Removes the guest's data from this device: the session, cached reads and saved data. With `isEverything` it
 * also removes unsent input and the values of the device.
 */
export async function clearDevice(
  host: Pick<Host, 'session' | 'signUp' | 'queries'>,
  { isEverything }: { isEverything: boolean },
): Promise<void> {
  const isRemoved = (name: string) =>
    isEverything ||
    !(UNSENT_NAMES.test(name) || DEVICE_KEYS.includes(name) || name.startsWith(INSTALL_PREFIX));
  const { user } = host.session.getState();
  if (user && !isEverything) saveDrafts(user.id, Date.now());
  clearSession(host);
  host.queries.clear();
  // Input that another guest has typed in this tab stays saved for them.
  removeStored(tabStorage, (name) => isEverything || !isSavedDraft(name));
  removeStored(deviceStorage, isRemoved);
  // The browser sends storage events only to other tabs.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  if (isEverything) deleteCookies();
  await Promise.all([deleteCaches(isRemoved), deleteDatabases(isRemoved)]);
}
