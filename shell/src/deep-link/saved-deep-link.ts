import * as z from '@guest/shared/contracts/zod';

/** The part of the deep-link state that outlives a page. */
export const savedDeepLinkSchema = z.object({
  isIosAppInstalled: z.boolean(),
  lastIosCheckTime: z.nullable(z.number()),
  staysInBrowserUntil: z.nullable(z.number()),
});
export type SavedDeepLink = z.infer<typeof savedDeepLinkSchema>;
