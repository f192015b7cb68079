import * as z from '@guest/shared/contracts/zod';

const strings = z.record(z.string(), z.string());

/** A page of the suite. A client that does not know the route shows the item without a link. */
export const pageLink = z.object({ route: z.string(), params: strings, query: z.optional(strings) });
export type PageLinkTarget = z.infer<typeof pageLink>;
