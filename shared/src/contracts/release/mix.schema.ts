import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { verdictSchema } from './release.contract';
import { instant } from '../core/values';

const versionsSchema = z.record(z.string(), z.string());

const publishedVersionsSchema = z.object({
  channel: z.string(),
  /** The versions that a page on this channel gets by default, by name and including the shell. */
  next: z.object({ buildId: z.string(), versions: versionsSchema }),
  /** The published versions by name, newest first. */
  parts: z.record(
    z.string(),
    z.array(
      z.object({
        version: z.string(),
        commit: z.string(),
        branch: z.string(),
        builtAt: instant,
        /** Whether the sources had changes that are not in the commit. */
        dirty: z.optional(z.boolean()),
      }),
    ),
  ),
});
export type PublishedVersions = z.infer<typeof publishedVersionsSchema>;

const checkedMixSchema = z.object({
  buildId: z.string(),
  versions: versionsSchema,
  verdicts: z.array(verdictSchema),
});
export type CheckedMix = z.infer<typeof checkedMixSchema>;

/** A mix in the form `chat@1.5.0-rc.2,dining@1.3.0`. */
const mixQuery = z.strictObject({ mix: z.string().check(z.maxLength(600)) });

/** The input and reply schemas of each endpoint. */
export const mixChecks = {
  listVersions: checks({ reply: publishedVersionsSchema }),
  checkMix: checks({ query: mixQuery, reply: checkedMixSchema }),
};
