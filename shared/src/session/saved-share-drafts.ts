import { deviceStorage } from '../storage/device-storage';
import { storedNames } from '../storage/stored-names';

/** The storage names that mfe-discover gives to the comments of a guest, and to the note that a post is begun. */
const SHARE_DRAFT = /^draft-(share-note|comment) (?!visitor )/;

/** Returns how many posts and comments are begun on this device, which signing out deletes. */
export const countShareDrafts = (): number =>
  storedNames(deviceStorage).filter((name) => SHARE_DRAFT.test(name)).length;
