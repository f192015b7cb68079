/** How the names begin under which mfe-dining keeps what is about to be ordered; the hotel and the outlet follow. */
export const BASKET_NAMES = 'draft-order:';

/** The baskets that this device keeps, each with its name. */
export const keptBaskets = (): [string, string][] =>
  Object.entries({ ...localStorage }).filter(([name]) => name.startsWith(BASKET_NAMES));

/** How many of them have something in them. */
export const basketsBegun = (): number => keptBaskets().filter(([, text]) => isBegun(text)).length;

function isBegun(text: string): boolean {
  try {
    const basket: unknown = JSON.parse(text);
    if (typeof basket !== 'object' || basket === null || !('lines' in basket)) return false;
    return Array.isArray(basket.lines) && basket.lines.length > 0;
  } catch {
    // Somebody else's value under our name.
    return false;
  }
}
