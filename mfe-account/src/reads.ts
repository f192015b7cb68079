import type { FirstReads } from '@guest/shared/routes/first-read';

/** These pages only show the property, which the frame already reads. */
export const reads: FirstReads = {};
