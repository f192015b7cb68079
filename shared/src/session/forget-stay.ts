import type { User } from '../contracts/guest/guest.schema';
import type { Host } from '../host/host';
import { ANYONE } from '../query-cache/cache-owner';
import { clearOtherOwners } from '../query-cache/cached-reads';
import { deviceStorage } from '../storage/device-storage';
import { storedNames } from '../storage/stored-names';
import { tabStorage } from '../storage/tab-storage';
import { savedBaskets } from './saved-baskets';

const BILL_DRAFT = /^draft:.*bill-question:/;

interface EndedStay {
  /** The hotel, whose baskets are removed. If it is not known, those of all hotels are. */
  property: string | undefined;
  /** Without it, the guest counts as gone. */
  stay_state?: User['stay_state'];
}

/**
 * Removes what belongs to a stay that has ended from this device: the room, the baskets of the hotel, the drafts of
 * questions and all copies of replies, such as the bill and the Wi-Fi password. The guest stays signed in, and counts
 * as gone from now on unless the account says otherwise.
 */
export function forgetStay(
  { session, queries }: Pick<Host, 'session' | 'queries'>,
  { property, stay_state = 'OUT' }: EndedStay,
): void {
  for (const [name] of savedBaskets(property)) deviceStorage.setItem(name, null);
  for (const name of storedNames(tabStorage)) if (BILL_DRAFT.test(name)) tabStorage.setItem(name, null);
  session.getState().userChanged({ room: undefined, stay_state });
  void clearOtherOwners(ANYONE).catch(() => {
    // A device without storage for copies has none to remove.
  });
  void queries.invalidateQueries();
}
