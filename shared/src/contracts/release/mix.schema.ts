import * as z from '@guest/shared/contracts/core/zod';
import { checks } from '../core/checks';
import { verdictSchema } from './release.contract';
import { instant } from '../core/values';

const versionsSchema = z.record(z.string(), z.string());

const publishedVersionsSchema = z.object({
  channel: z.string(),
  /** What a page gets here that asks for nothing: versions by name, the shell's among them. */
  next: z.object({ buildId: z.string(), versions: versionsSchema }),
  /** By name, the newest first. */
  parts: z.record(
    z.string(),
    z.array(z.object({ version: z.string(), commit: z.string(), branch: z.string(), builtAt: instant })),
  ),
});
export type PublishedVersions = z.infer<typeof publishedVersionsSchema>;

const checkedMixSchema = z.object({
  buildId: z.string(),
  versions: versionsSchema,
  verdicts: z.array(verdictSchema),
});
export type CheckedMix = z.infer<typeof checkedMixSchema>;

/** `chat@1.5.0-rc.2,dining@1.3.0` */
const mixQuery = z.strictObject({ mix: z.string().check(z.maxLength(600)) });

/** What goes in and comes out of each call. */
export const mixChecks = {
  listVersions: checks({ reply: publishedVersionsSchema }),
  checkMix: checks({ query: mixQuery, reply: checkedMixSchema }),
};
