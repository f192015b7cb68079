import { deviceStorage } from '../storage/device-storage';
import { storedEntries } from '../storage/stored-names';

/** The prefix of the storage keys under which mfe-dining saves baskets; property and outlet follow. */
export const BASKET_KEY_PREFIX = 'draft-order:';

/** Returns the baskets saved on this device with their storage keys: those of a property, or without it, of all. */
export function savedBaskets(property?: string): [string, string][] {
  const prefix = property === undefined ? '' : `${property.toLowerCase()}:`;
  return storedEntries(deviceStorage, (name) => name.startsWith(BASKET_KEY_PREFIX + prefix));
}

/** Returns the number of baskets that are not empty. */
export const countSavedBaskets = (): number => savedBaskets().filter(([, text]) => hasLines(text)).length;

function hasLines(text: string): boolean {
  try {
    const basket: unknown = JSON.parse(text);
    if (typeof basket !== 'object' || basket === null || !('lines' in basket)) return false;
    return Array.isArray(basket.lines) && basket.lines.length > 0;
  } catch {
    // Other code stored an invalid value under this key.
    return false;
  }
}
