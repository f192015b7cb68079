import type { User } from '../contracts/guest/guest.schema';
import type { Host } from '../host/host';
import { ANYONE } from '../query-cache/cache-owner';
import { clearOtherOwners } from '../query-cache/cached-reads';
import { deviceStorage } from '../storage/device-storage';
import { storedNames } from '../storage/stored-names';
import { tabStorage } from '../storage/tab-storage';
import { savedBaskets } from './saved-baskets';

const BILL_DRAFT = /^draft:.*bill-question:/;

/**
 * Removes what belongs to a stay that has ended from this device: the room, the baskets, the drafts of
 * questions and all copies of replies, such as the bill and the Wi-Fi password. The guest stays signed in, and counts
 * as gone from now on unless the account says otherwise.
 */
export function forgetStay(
  { session, queries }: Pick<Host, 'session' | 'queries'>,
  stay_state: User['stay_state'] = 'OUT',
): void {
  for (const [name] of savedBaskets()) deviceStorage.setItem(name, null);
  for (const name of storedNames(tabStorage)) if (BILL_DRAFT.test(name)) tabStorage.setItem(name, null);
  session.getState().userChanged({ room: undefined, stay_state });
  void clearOtherOwners(ANYONE).catch(() => {
    // A device without storage for copies has none to remove.
  });
  void queries.invalidateQueries();
}
