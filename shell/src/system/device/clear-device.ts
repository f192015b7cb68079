import type { Host } from '@guest/shared';
import { COOKIE_CONSENT_KEY } from '@guest/shared/consent/cookie-consent';
import { isKeptDraft, keepDrafts } from '@guest/shared/session/kept-drafts';
import { unregister } from '@guest/shared/session/unregister';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { tabStorage } from '@guest/shared/storage/tab-storage';
import { removeStored } from '@guest/shared/storage/stored-names';
import { LAST_PROPERTY_KEY } from '../../property/last-property';
import { dropCaches, dropCookies, dropDatabases } from './drop-from-device';
import { UNSENT } from './drop-unsent';

/** Values that belong to the device and not to a guest. */
const OF_THE_DEVICE: readonly string[] = [COOKIE_CONSENT_KEY, LAST_PROPERTY_KEY];

/**
 * Removes the guest's data from this device: the session, cached reads and saved data. With `isEverything` it
 * also removes unsent input and the values of the device.
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
  // Input that another guest has typed in this tab stays saved for them.
  removeStored(tabStorage, (name) => isEverything || !isKeptDraft(name));
  removeStored(deviceStorage, isDropped);
  // The browser sends storage events only to other tabs.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  if (isEverything) dropCookies();
  await Promise.all([dropCaches(), dropDatabases(isDropped)]);
}
