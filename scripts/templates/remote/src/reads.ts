import type { FirstReads } from '@guest/shared/routes/first-read';

/** The first reads of each page by its route. The property, which the frame reads, is loaded already. */
export const reads: FirstReads = {};
