import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { instant, slug } from '../core/values';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const path = z.string().check(z.minLength(1), z.maxLength(200));
/** Versions are written into folders, so that no path may lead out of them. */
const picturePath = z
  .string()
  .check(z.regex(/^pictures\/[a-z0-9][a-z0-9-]{0,63}\.(jpg|jpeg|png|webp|avif|svg)$/));
const pixels = z.int().check(z.gte(1), z.lte(100_000));
const note = z.optional(z.string().check(z.maxLength(500)));
const versionNumber = z.string().check(z.regex(/^[1-9]\d{0,8}$/));
const atHotel = z.strictObject({ property: slug });

/** A numbered version of a hotel's whole content. */
const version = z.object({
  number: z.int(),
  /** Discarded ones have no files any more; lists leave them out. */
  state: z.enum(['draft', 'published', 'superseded', 'discarded']),
  /** The number that was live when it was made. */
  base: z.nullable(z.int()),
  note: z.string(),
  copyOf: z.nullable(z.int()),
  createdAt: instant,
  /** The id of a member of staff, or `operator:` with a user of the host. */
  createdBy: z.string(),
  publishedAt: z.nullable(instant),
  publishedBy: z.nullable(z.string()),
  /** The same for versions with the same files and pictures, here and elsewhere. */
  content: z.optional(sha256),
});

const problem = z.object({
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  file: z.string(),
  line: z.int(),
  column: z.int(),
  message: z.string(),
  suggestion: z.optional(z.string()),
});

const publishFlags = {
  /** Overwrites content that was changed by other means since the caller has read it. */
  overwrite: z.optional(z.boolean()),
  /** Returns what publishing would change, without publishing. */
  dryRun: z.optional(z.boolean()),
};
/** Takes over what was published since the draft was made. */
const rebase = z.optional(z.boolean());
const published = z.object({
  version: z.int(),
  state: z.enum(['draft', 'published']),
  added: z.int(),
  changed: z.int(),
  gone: z.int(),
});

export const contentChecks = {
  listVersions: checks({ params: atHotel, reply: z.object({ items: z.array(version) }) }),
  getVersion: checks({
    params: z.strictObject({ property: slug, number: z.union([versionNumber, z.literal('live')]) }),
    reply: z.object({
      version,
      files: z.array(z.object({ path: z.string(), text: z.string() })),
      pictures: z.array(z.object({ path: z.string(), sha256: z.string(), width: z.int(), height: z.int() })),
    }),
  }),
  findMissing: checks({
    params: atHotel,
    body: z.strictObject({
      files: z.array(sha256).check(z.maxLength(5_000)),
      pictures: z.array(sha256).check(z.maxLength(2_000)),
    }),
    reply: z.object({ files: z.array(z.string()), pictures: z.array(z.string()) }),
  }),
  addDraft: checks({
    params: atHotel,
    body: z.strictObject({
      /** The text of a file is left out if the server already has it. */
      files: z
        .array(z.strictObject({ path, sha256, text: z.optional(z.string().check(z.maxLength(1_048_576))) }))
        .check(z.minLength(1), z.maxLength(5_000)),
      pictures: z
        .array(
          z.strictObject({
            path: picturePath,
            sha256,
            /** The caller has measured this. It counts in a dry run, for which no pictures are sent. */
            size: z.optional(z.strictObject({ width: pixels, height: pixels })),
          }),
        )
        .check(z.maxLength(2_000)),
      note,
      /** The version that was edited; the live one without it. */
      base: z.optional(z.int().check(z.gte(1))),
      /** Checks the files and stores nothing. With `publish`, returns what publishing them would change. */
      dryRun: z.optional(z.strictObject({ publish: z.boolean(), overwrite: z.boolean() })),
    }),
    reply: z.object({
      /** `null` if the check refuses the files. */
      version: z.nullable(z.int()),
      problems: z.array(problem),
      /** A dry run tells with it what publishing would change. */
      published: z.optional(published),
    }),
  }),
  publish: checks({
    params: z.strictObject({ property: slug, number: versionNumber }),
    body: z.strictObject({ ...publishFlags, rebase }),
    reply: published,
  }),
  rollBack: checks({
    params: atHotel,
    body: z.strictObject({ ...publishFlags, number: z.optional(z.int().check(z.gte(1))), note }),
    reply: published,
  }),
  withdraw: checks({
    params: atHotel,
    body: z.strictObject({
      /** Withdraws the hotel even if orders are open or guests are in house. */
      force: z.optional(z.boolean()),
      /** Tells whether the hotel could be withdrawn, without doing so. */
      dryRun: z.optional(z.boolean()),
    }),
    reply: z.object({ isWithdrawn: z.boolean() }),
  }),
};
