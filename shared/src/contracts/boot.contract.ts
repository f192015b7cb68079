/**
 * What the document tells the page: what to load, what it is looking at, and what has been read for it.
 * The server that writes it serves the shell that reads it, so it is told by a type and not checked again.
 */
export interface Boot {
  buildId: string;
  channel: string;
  /**
   * What the document carries: `empty` nothing to take over, `frame` the frame and a skeleton,
   * `page` the whole first view.
   */
  view: 'empty' | 'frame' | 'page';
  lang: string;
  /** Milliseconds; the first view is drawn as of then, in the browser as on the server. */
  now: number;
  /** The answer's status: 200, or 404 where the address names nothing. */
  status: number;
  /** Version of the shell. */
  shell: string;
  /** By name. `entry` is an address, `integrity` a `sha256-…` (empty only for a dev server). */
  remotes: Record<string, { version: string; entry: string; global: string; integrity: string }>;
  /** What has been read for the page: the address of each read, and its reply. */
  data: { url: string; reply: unknown }[];
  config: {
    apiBaseUrl: string;
    apiToken: string;
    environment: string;
    /** Where the chat is, if not where the page came from: `default`, and `dev` for development. */
    chatHosts: Record<string, string>;
  };
}

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
