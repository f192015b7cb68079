import * as z from '@guest/shared/contracts/zod';
import { checks, empty } from '../core/checks';

/** A name, version or id. It contains no separators and nothing that could identify a person. */
const plainName = z.string().check(z.regex(/^\w[\w.+-]{0,79}$/));

const versionInfoSchema = z.strictObject({
  channel: plainName,
  /** The id of the release set. */
  set: plainName,
  source: z.enum(['channel', 'rollout', 'mix', 'safe', 'dev']),
  bucket: z.nullable(z.int().check(z.gte(0), z.lte(99))),
  /** The versions that the page runs, by name and including the shell. */
  versions: z.record(plainName, plainName),
});
export type VersionInfo = z.infer<typeof versionInfoSchema>;

const releaseEventSchema = z.strictObject({
  name: plainName,
  version: plainName,
  /** The source stated in the document, or the reason why another version replaced it. */
  source: z.enum(['channel', 'rollout', 'mix', 'safe', 'dev', 'fallback', 'local']),
  /**
   * `threw` means that the release works but had an uncaught error, and `unrendered` that its server bundle could not
   * render the first view of the page.
   */
  outcome: z.enum(['loaded', 'failed', 'threw', 'unrendered']),
  /** The time in milliseconds that it took to load or, after a failure, until a replacement worked. */
  took: z.nullable(z.int().check(z.gte(0), z.lte(3_600_000))),
  /** The class of the error. The message is never sent, because it could contain personal data. */
  errorClass: z.nullable(z.string().check(z.regex(/^[\w.-]{1,60}$/))),
  /** The version that replaced this one. */
  instead: z.nullable(plainName),
});
export type ReleaseEvent = z.infer<typeof releaseEventSchema>;

const pageReportSchema = z.strictObject({
  passport: versionInfoSchema,
  events: z.array(releaseEventSchema).check(z.minLength(1), z.maxLength(20)),
});
export type PageReport = z.infer<typeof pageReportSchema>;

/** The input and reply schemas of each endpoint. */
export const releaseReportChecks = {
  sendReports: checks({ body: pageReportSchema, reply: empty }),
};
