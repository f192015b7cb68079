import type { FirstReads } from '@guest/shared/routes/first-read';

/** The property itself, which the frame reads, says all that these pages show. */
export const reads: FirstReads = {};
