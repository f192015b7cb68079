import type { FirstReads } from '@guest/shared/contracts/first-read';

/** What each page reads first, by its route; the property itself, which the frame reads, is there already. */
export const reads: FirstReads = {};
