import * as z from '@guest/shared/contracts/core/zod';
import { checks, nothing } from '../core/checks';

/** A name, a version or an id: no separators, and nothing that a person could be told by. */
const plain = z.string().check(z.regex(/^\w[\w.+-]{0,79}$/));

const passportSchema = z.strictObject({
  channel: plain,
  /** The id of the release set. */
  set: plain,
  source: z.enum(['channel', 'rollout', 'mix', 'safe', 'dev']),
  bucket: z.nullable(z.int().check(z.gte(0), z.lte(99))),
  /** What the page runs: versions by name, the shell's among them. */
  versions: z.record(plain, plain),
});
export type Passport = z.infer<typeof passportSchema>;

const releaseEventSchema = z.strictObject({
  name: plain,
  version: plain,
  /** As the document had it, or why another has taken its place. */
  source: z.enum(['channel', 'rollout', 'mix', 'safe', 'dev', 'fallback', 'local']),
  /** `threw`: it works, and something in it went wrong where nobody caught it. */
  outcome: z.enum(['loaded', 'failed', 'threw']),
  /** Milliseconds: how long it took to load or, after a failure, until something else worked. */
  took: z.nullable(z.int().check(z.gte(0), z.lte(3_600_000))),
  /** What kind of error it was; never its words, which might speak of a guest. */
  errorClass: z.nullable(z.string().check(z.regex(/^[\w.-]{1,60}$/))),
  /** The version that has taken its place. */
  instead: z.nullable(plain),
});
export type ReleaseEvent = z.infer<typeof releaseEventSchema>;

const pageReportSchema = z.strictObject({
  passport: passportSchema,
  events: z.array(releaseEventSchema).check(z.minLength(1), z.maxLength(20)),
});
export type PageReport = z.infer<typeof pageReportSchema>;

/** What goes in and comes out of each call. */
export const releaseReportChecks = {
  sendReports: checks({ body: pageReportSchema, reply: nothing }),
};
