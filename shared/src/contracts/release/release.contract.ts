import * as z from '@guest/shared/contracts/zod';
import { instant } from '../core/values';

/** A file of a build. Sizes are in bytes; `brotli` is the compressed size on the wire. */
const releaseFileSchema = z.object({
  file: z.string(),
  size: z.int(),
  brotli: z.int(),
  /** A hash in the form `sha256-…`. */
  integrity: z.string(),
});

/**
 * A read that a page's first view needs, recorded as data so that it can be made before the page's code is
 * loaded.
 */
export const recordedReadSchema = z.object({
  /** A path with the parameters of the route, such as `/web/property/:property/post/:id`. */
  path: z.string(),
  /** Maps query parameters of the read to query parameters of the page's address. */
  query: z.record(z.string(), z.string()),
  /** Query parameters with a constant value. */
  fixed: z.record(z.string(), z.string()),
});
export type RecordedRead = z.infer<typeof recordedReadSchema>;

const releasePageSchema = z.object({
  /** The files that the page needs in addition to the entry, relative to the release. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  reads: z.array(recordedReadSchema),
});

/** A page that a remote brings in addition to the suite's table of routes; its owner is the remote. */
const releaseRouteSchema = z.object({
  path: z.string(),
  /** The name of the page by language. */
  titles: z.record(z.string(), z.string()),
  /** The parent page; the home page of the hotel if it is left out. */
  up: z.optional(z.string()),
  /** The features of the hotel of which the page needs one. */
  feature: z.optional(z.array(z.string())),
});
export type ReleaseRoute = z.infer<typeof releaseRouteSchema>;

/** A part of the home page that a remote puts into a slot of the shell. */
const releaseSlotSchema = z.object({
  /** The name of the fragment that the remote exposes for it, such as `spa.offer`. */
  fragment: z.string(),
  /** The features of the hotel of which the part needs one. */
  feature: z.optional(z.array(z.string())),
});
export type ReleaseSlot = z.infer<typeof releaseSlotSchema>;

/** The JSON Schema of an event, and a hash to compare schemas by. */
export const recordedEventSchema = z.object({ hash: z.string(), schema: z.record(z.string(), z.unknown()) });
export type RecordedEvent = z.infer<typeof recordedEventSchema>;

const eventsSchema = z.record(z.string(), recordedEventSchema);

/** The routes, fragments and events that a build provides to others. */
const offersSchema = z.object({
  routes: z.array(z.string()),
  /** The names of the fragments for the home page. */
  fragments: z.array(z.string()),
  /** The events that the build publishes. */
  events: eventsSchema,
});

/**
 * The hosting capabilities of a shell: the shared modules for all remotes, and the pages and fragments that
 * it uses from them.
 */
const hostingSchema = z.object({
  hostVersion: z.int(),
  runtime: z.string(),
  /** The versions of the shared singletons. */
  shared: z.record(z.string(), z.string()),
  /** The events on the shell's bus. */
  events: eventsSchema,
  /** The routes by name of remote. */
  routes: z.record(z.string(), z.array(z.string())),
  fragments: z.record(z.string(), z.array(z.string())),
  /** Whether the shell shows pages that are not in its own table of routes but in the record of a remote. */
  takesRoutes: z.optional(z.boolean()),
  /** The slots in which the shell shows parts that the record of a remote offers. */
  slots: z.optional(z.array(z.string())),
});

/** A signature with the key of that id. */
export const signatureSchema = z.object({ key: z.string(), value: z.string() });

/** The complete record of one build of the shell or of a remote, written at build time. */
export const releaseRecordSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** The files that a page loads first. For the shell, these are all initial scripts in order. */
  entry: z.array(z.string()),
  /** The style sheets of the entry, in order. */
  styles: z.array(z.string()),
  /** The global variable that a remote's entry sets. */
  global: z.string(),
  files: z.array(releaseFileSchema),
  /**
   * Whether all files are named by their content and served at addresses that all releases of the package share.
   * Without it, they are served at addresses of this version.
   */
  hasSharedFiles: z.optional(z.boolean()),
  /** The pages by route name. */
  pages: z.record(z.string(), releasePageSchema),
  /** The rows of those pages that the suite's table does not have, by name. */
  routes: z.optional(z.record(z.string(), releaseRouteSchema)),
  /** The parts for the home page that the suite's table of fragments does not have, by the name of their slot. */
  slots: z.optional(z.record(z.string(), releaseSlotSchema)),
  /** The scripts with the texts of each language. */
  texts: z.record(z.string(), z.array(z.string())),
  /**
   * Shell only: the inline script of the document, which records taps made before the page is interactive.
   */
  inline: z.optional(z.string()),
  /** Shell only: the service worker. */
  worker: z.optional(z.string()),
  /** The hashes of the inline script and of the service worker, which are not served at addresses of the release. */
  unlisted: z.optional(z.record(z.string(), z.string())),
  /** The bundle that renders first views on the server. It is never served to browsers. */
  server: z.object({ bundle: z.string(), integrity: z.string() }),
  /** The required versions. They are ranges, except for the version of the Host. */
  needs: z.object({ hostVersion: z.int(), runtime: z.string(), shared: z.record(z.string(), z.string()) }),
  offers: offersSchema,
  hosts: z.optional(hostingSchema),
  listens: eventsSchema,
  /**
   * The calls to the server with the hash of each contract, such as `GET /web/property` or `socket
   * loadMoreRooms`.
   */
  calls: z.record(z.string(), z.string()),
  provenance: z.object({
    commit: z.string(),
    branch: z.string(),
    dirty: z.boolean(),
    builder: z.string(),
    builtAt: instant,
  }),
});
export type ReleaseRecord = z.infer<typeof releaseRecordSchema>;

/** One version of the shell and of each remote that were tested together. */
export const releaseSetSchema = z.object({
  id: z.string(),
  shell: z.string(),
  remotes: z.record(z.string(), z.string()),
  at: instant,
  actor: z.string(),
  reason: z.string(),
});
export type ReleaseSet = z.infer<typeof releaseSetSchema>;

/** A refusal by the check that a person has overridden. */
export const waiverSchema = z.object({
  rule: z.string(),
  part: z.string(),
  by: z.string(),
  reason: z.string(),
});
export type Waiver = z.infer<typeof waiverSchema>;

/** A second set for some of the visitors: those whose bucket is below the percentage. */
const rolloutSchema = z.object({
  set: z.string(),
  percent: z.int(),
  /** The versions that differ from the channel's own set, by name. */
  changes: z.record(z.string(), z.string()),
});
export type Rollout = z.infer<typeof rolloutSchema>;

/**
 * A change of a channel with the resulting state. Changes are numbered and never rewritten; the one with the
 * highest number is the current state of the channel.
 */
export const channelChangeSchema = z.object({
  channel: z.string(),
  revision: z.int(),
  kind: z.enum(['created', 'released', 'promoted', 'rolled-back', 'halted', 'changed']),
  at: instant,
  actor: z.string(),
  reason: z.string(),
  before: z.nullable(z.object({ set: z.nullable(z.string()), rollout: z.nullable(rolloutSchema) })),
  /** The id of the channel's set; null until the first promotion. */
  set: z.nullable(z.string()),
  rollout: z.nullable(rolloutSchema),
  /** Previous sets that were not rolled back, newest first. Pages use them as a fallback. */
  earlier: z.array(z.string()),
  /** Whether addresses may select versions. */
  mayMix: z.boolean(),
  waivers: z.array(waiverSchema),
  /** Covers everything else in the file. A store without keys has changes without it, and so is the halt of a rollout. */
  signature: z.optional(signatureSchema),
});
export type ChannelChange = z.infer<typeof channelChangeSchema>;

/** The result of one rule for one release of a set. */
export const verdictSchema = z.object({
  rule: z.string(),
  /** The release that the verdict concerns, such as `chat@1.4.0`. */
  part: z.string(),
  outcome: z.enum(['passed', 'noted', 'refused', 'waived']),
  /** The explanation, which names both releases involved. */
  reason: z.string(),
});
export type Verdict = z.infer<typeof verdictSchema>;

/** The results of each version on each channel in the last 30 days, as reported by the pages of guests. */
export const releaseFiguresSchema = z.object({
  at: instant,
  rows: z.array(
    z.object({
      channel: z.string(),
      name: z.string(),
      version: z.string(),
      /** The number of loads, including the failed ones. */
      loads: z.int(),
      failures: z.int(),
      /** The number of uncaught errors in pages where the release works otherwise. */
      errors: z.optional(z.int()),
      /** How long the version took to load, in milliseconds; null if it was never loaded. */
      medianTook: z.nullable(z.int()),
    }),
  ),
});
export type ReleaseFigures = z.infer<typeof releaseFiguresSchema>;
