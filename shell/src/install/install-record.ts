import { deviceStorage } from '@guest/shared/storage/device-storage';

/** What this device knows about the installation of a hotel's pages: how many were opened, or that it was offered. */
export const INSTALL_PREFIX = 'install ';
const OFFERED = 'offered';
/** The guest uses the hotel's pages, and has not just followed a link to one of them. */
const PAGES_OF_USE = 5;

const nameOf = (property: string) => INSTALL_PREFIX + property;

export const wasOffered = (property: string): boolean => deviceStorage.getItem(nameOf(property)) === OFFERED;

/** Remembers that installing was offered, or that the pages are installed, so that nobody is asked twice. */
export const noteOffered = (property: string): void => void deviceStorage.setItem(nameOf(property), OFFERED);

/** Counts a page that the guest has opened, and returns whether there were enough of them. */
export function countPage(property: string): boolean {
  if (wasOffered(property)) return false;
  const pages = (Number(deviceStorage.getItem(nameOf(property))) || 0) + 1;
  if (pages <= PAGES_OF_USE) deviceStorage.setItem(nameOf(property), String(pages));
  return pages >= PAGES_OF_USE;
}
