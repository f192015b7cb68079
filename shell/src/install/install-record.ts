import { deviceStorage } from '@guest/shared/storage/device-storage';

/** The prefix of the storage keys, one for each hotel. The value is the number of opened pages, or `offered`. */
export const INSTALL_PREFIX = 'install ';
const OFFERED = 'offered';
/** After this many pages the guest counts as a user of the hotel's pages, and not as a visitor who followed a link. */
const PAGES_OF_USE = 5;

const nameOf = (property: string) => INSTALL_PREFIX + property;

export const wasOffered = (property: string): boolean => deviceStorage.getItem(nameOf(property)) === OFFERED;

/** Records that installing was offered or that the pages are installed, so that the offer is not repeated. */
export const noteOffered = (property: string): void => void deviceStorage.setItem(nameOf(property), OFFERED);

/** Counts a page that the guest has opened, and returns whether there were enough of them. */
export function countPage(property: string): boolean {
  if (wasOffered(property)) return false;
  const pages = (Number(deviceStorage.getItem(nameOf(property))) || 0) + 1;
  if (pages <= PAGES_OF_USE) deviceStorage.setItem(nameOf(property), String(pages));
  return pages >= PAGES_OF_USE;
}
