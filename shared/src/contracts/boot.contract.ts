import * as z from '@guest/shared/contracts/zod';

/** What the document tells the page: what to load, what it is looking at, and what has been read for it. */
export const bootSchema = z.object({
  buildId: z.string(),
  channel: z.string(),
  /**
   * What the document carries: `empty` nothing to take over, `frame` the frame and a skeleton,
   * `page` the whole first view.
   */
  view: z.enum(['empty', 'frame', 'page']),
  lang: z.string(),
  /** Milliseconds; the first view is drawn as of then, in the browser as on the server. */
  now: z.number(),
  /** The answer's status: 200, or 404 where the address names nothing. */
  status: z.int(),
  shell: z.string(),
  remotes: z.record(
    z.string(),
    z.object({
      version: z.string(),
      /** Address of the entry, its global, and its `sha384-…` (empty only for a dev server). */
      entry: z.string(),
      global: z.string(),
      integrity: z.string(),
    }),
  ),
  /** The property that the address names, for its currency, zone and navigation. */
  data: z.array(z.object({ url: z.string(), reply: z.unknown() })),
  config: z.object({ apiBaseUrl: z.string(), apiToken: z.string(), environment: z.string() }),
});
export type Boot = z.infer<typeof bootSchema>;

/** What a thread that composes first views is asked, and what it answers. Strings are HTML or JSON. */
export interface ViewAsk {
  /** The address with its question. */
  url: string;
  lang: string;
  now: number;
  status: number;
  data: Boot['data'];
  /** The server bundle of the remote whose page it is; null composes the frame alone. */
  remote: { name: string; bundle: string } | null;
}
export interface ViewAnswer {
  html: string;
  /** The whole title of the document. */
  title: string;
}
