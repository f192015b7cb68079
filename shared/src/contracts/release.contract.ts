import * as z from '@guest/shared/contracts/zod';
import { instant } from './values';

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
  needs: z.object({ hostVersion: z.int(), runtime: z.string(), shared: z.record(z.string(), z.string()) }),
  offers: z.object({ routes: z.array(z.string()) }),
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

/** Where the files of a release are served. */
export const releaseBase = (name: string, version: string) => `/releases/${name}/${version}/`;
