import type { User } from '../contracts/guest/guest.schema';
import type { Host } from '../host/host';
import { ANYONE } from '../query-cache/cache-owner';
import { clearOtherOwners } from '../query-cache/cached-reads';
import { deviceStorage } from '../storage/device-storage';
import { storedNames } from '../storage/stored-names';
import { tabStorage } from '../storage/tab-storage';
import { savedBaskets } from './saved-baskets';

const BILL_DRAFT = /^draft:.*bill-question:/;

/** The name of the note which stay of a hotel this device has forgotten. */
const noteOf = (property: string) => `stay-forgotten:${property.toLowerCase()}`;

/** Tells the stays of a guest apart: a short hash, because the number itself must not stay on the device. */
const markOf = (reservationNumber: string): string =>
  String([...reservationNumber].reduce((mark, char) => (mark * 31 + char.charCodeAt(0)) % 65_521, 0));

/** Tells the stays apart where their numbers are not known. */
function datesOf({ session }: Pick<Host, 'session'>): string | undefined {
  const { checkin, checkout } = session.getState().user ?? {};
  return checkout ? `${checkin} ${checkout}` : undefined;
}

interface EndedStay {
  /** The hotel, whose baskets are removed. If it is not known, those of all hotels are. */
  property: string | undefined;
  /** Without it, the stay is known by the dates of the saved guest. */
  reservationNumber?: string;
  /** Without it, the guest counts as gone. */
  stay_state?: User['stay_state'];
}

/**
 * Removes what belongs to a stay that has ended from this device: the room, the baskets of the hotel, the drafts of
 * questions and all copies of replies, such as the bill and the Wi-Fi password. The guest stays signed in, and counts
 * as gone from now on unless the account says otherwise. It is noted which stay was forgotten, unless it goes on.
 */
export function forgetStay(
  { session, queries }: Pick<Host, 'session' | 'queries'>,
  { property, reservationNumber, stay_state = 'OUT' }: EndedStay,
): void {
  const stay = reservationNumber === undefined ? datesOf({ session }) : markOf(reservationNumber);
  if (property !== undefined && stay !== undefined && stay_state === 'OUT')
    deviceStorage.setItem(noteOf(property), stay);
  for (const [name] of savedBaskets(property)) deviceStorage.setItem(name, null);
  for (const name of storedNames(tabStorage)) if (BILL_DRAFT.test(name)) tabStorage.setItem(name, null);
  session.getState().userChanged({ room: undefined, stay_state });
  void clearOtherOwners(ANYONE).catch(() => {
    // A device without storage for copies has none to remove.
  });
  void queries.invalidateQueries();
}

/** Returns whether this device has forgotten the stay, so that what the guest has chosen since is not removed. */
export function hasForgottenStay(
  host: Pick<Host, 'session'>,
  { property, reservationNumber }: { property: string; reservationNumber: string },
): boolean {
  const noted = deviceStorage.getItem(noteOf(property));
  return noted !== null && [markOf(reservationNumber), datesOf(host)].includes(noted);
}
