import * as z from '@guest/shared/contracts/core/zod';
import { instant } from '../core/values';

/** One file of a build. Sizes are in bytes, `brotli` as it goes over the wire. */
export const releaseFileSchema = z.object({
  file: z.string(),
  size: z.int(),
  brotli: z.int(),
  /** `sha256-…` */
  integrity: z.string(),
});

/** A read that a page's first view needs, as data: whoever shows the page can make it before the page's code is there. */
export const recordedReadSchema = z.object({
  /** With the route's parameters in their places, such as `/web/property/:property/post/:id`. */
  path: z.string(),
  /** From the name in the read's question to the name in the address's. */
  query: z.record(z.string(), z.string()),
  /** What its question always says. */
  fixed: z.record(z.string(), z.string()),
});
export type RecordedRead = z.infer<typeof recordedReadSchema>;

export const releasePageSchema = z.object({
  /** What the page needs besides the entry, relative to the release. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  reads: z.array(recordedReadSchema),
});

/** What an event has to be: its schema as JSON Schema, and a hash by which two of them are told apart. */
export const recordedEventSchema = z.object({ hash: z.string(), schema: z.record(z.string(), z.unknown()) });
export type RecordedEvent = z.infer<typeof recordedEventSchema>;

const eventsSchema = z.record(z.string(), recordedEventSchema);

/** What a build gives to the others. */
const offersSchema = z.object({
  routes: z.array(z.string()),
  /** Parts of the home, by name. */
  fragments: z.array(z.string()),
  /** What it publishes. */
  events: eventsSchema,
});

/** What only a shell gives: what every remote runs on, and which of their pages and parts it asks for. */
const hostingSchema = z.object({
  hostVersion: z.int(),
  runtime: z.string(),
  /** Versions of what exists once in a page. */
  shared: z.record(z.string(), z.string()),
  /** What its bus carries. */
  events: eventsSchema,
  /** By name of remote. */
  routes: z.record(z.string(), z.array(z.string())),
  fragments: z.record(z.string(), z.array(z.string())),
});

/** All there is to know of one build of the shell or of a remote, written when it is built. */
export const releaseRecordSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** What a page loads first; of the shell, all that it starts with, in order. */
  entry: z.array(z.string()),
  /** The styles of the entry, in order. */
  styles: z.array(z.string()),
  /** The global that a remote's entry sets. */
  global: z.string(),
  files: z.array(releaseFileSchema),
  /** By name of route. */
  pages: z.record(z.string(), releasePageSchema),
  /** The scripts of each language's texts. */
  texts: z.record(z.string(), z.array(z.string())),
  /** Of the shell: the script that stands in the document itself and keeps taps that come too early. */
  inline: z.optional(z.string()),
  /** Of the shell: the service worker. */
  worker: z.optional(z.string()),
  /** What composes first views on the server; never served. */
  server: z.object({ bundle: z.string(), integrity: z.string() }),
  /** Ranges, but for the version of the Host. */
  needs: z.object({ hostVersion: z.int(), runtime: z.string(), shared: z.record(z.string(), z.string()) }),
  offers: offersSchema,
  hosts: z.optional(hostingSchema),
  listens: eventsSchema,
  /** What it asks of the server, with the hash of each contract: `GET /web/property`, `socket loadMoreRooms`. */
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

/** What was tested together: one version of the shell and of each remote. */
export const releaseSetSchema = z.object({
  id: z.string(),
  shell: z.string(),
  remotes: z.record(z.string(), z.string()),
  at: instant,
  actor: z.string(),
  reason: z.string(),
});
export type ReleaseSet = z.infer<typeof releaseSetSchema>;

/** A refusal of the check that somebody has answered for. */
export const waiverSchema = z.object({
  rule: z.string(),
  part: z.string(),
  by: z.string(),
  reason: z.string(),
});
export type Waiver = z.infer<typeof waiverSchema>;

/** A second set that a part of the visitors gets: those whose bucket is below the percentage. */
const rolloutSchema = z.object({
  set: z.string(),
  percent: z.int(),
  /** What it changes of the channel's own set: versions by name. */
  changes: z.record(z.string(), z.string()),
});
export type Rollout = z.infer<typeof rolloutSchema>;

/**
 * One change of a channel, and the channel as it is since then. Changes are numbered and never rewritten: the one with
 * the highest number is what the channel is.
 */
export const channelChangeSchema = z.object({
  channel: z.string(),
  revision: z.int(),
  kind: z.enum(['created', 'released', 'promoted', 'rolled-back', 'halted', 'changed']),
  at: instant,
  actor: z.string(),
  reason: z.string(),
  before: z.nullable(z.object({ set: z.nullable(z.string()), rollout: z.nullable(rolloutSchema) })),
  /** The id of its set; null until something is promoted to it. */
  set: z.nullable(z.string()),
  rollout: z.nullable(rolloutSchema),
  /** Sets that it had before and did not go back from, the newest first: what a page falls back on. */
  earlier: z.array(z.string()),
  /** Whether addresses may name versions. */
  mayMix: z.boolean(),
  waivers: z.array(waiverSchema),
});
export type ChannelChange = z.infer<typeof channelChangeSchema>;

/** What the check says of one rule and one part of a set. */
export const verdictSchema = z.object({
  rule: z.string(),
  /** The release that it is about, such as `chat@1.4.0`. */
  part: z.string(),
  outcome: z.enum(['passed', 'noted', 'refused', 'waived']),
  /** Names both sides. */
  reason: z.string(),
});
export type Verdict = z.infer<typeof verdictSchema>;

/** How releases do in the pages of guests, as their pages report it: of each version on each channel, in the last 30 days. */
export const releaseFiguresSchema = z.object({
  at: instant,
  rows: z.array(
    z.object({
      channel: z.string(),
      name: z.string(),
      version: z.string(),
      /** Those that failed among them. */
      loads: z.int(),
      failures: z.int(),
      /** What went wrong in pages that it works in, and nobody caught. */
      errors: z.optional(z.int()),
      /** Milliseconds; null where none has loaded. */
      medianTook: z.nullable(z.int()),
    }),
  ),
});
export type ReleaseFigures = z.infer<typeof releaseFiguresSchema>;

/** Where the files of a release are served. */
export const releaseBase = (name: string, version: string) => `/releases/${name}/${version}/`;
