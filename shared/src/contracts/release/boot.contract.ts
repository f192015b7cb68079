/**
 * How a page came to its release set; `dev` where dev servers stand in for some of it. What was asked for by address
 * (`mix`, `safe`) is what the page keeps: new builds of the channel are nothing to it.
 */
export type SetSource = 'channel' | 'rollout' | 'mix' | 'safe' | 'dev';

/** One version of a remote, as a page loads it. Everything else of it is loaded by its entry, which knows the hashes. */
export interface BootRemote {
  version: string;
  /** An address of this origin. */
  entry: string;
  global: string;
  /** `sha256-…`; empty only for a dev server. */
  integrity: string;
}

/** The cookie in which a visitor's bucket stands, 0 to 99; the page may read it, and only the server writes it. */
export const BUCKET_COOKIE = 'rollout-bucket';

/**
 * The cookie that says which remotes come from dev servers of this very device, by name with `_` between them. The mix
 * panel writes it, and it counts only where `mayRunLocally`.
 */
export const LOCAL_COOKIE = 'local-remotes';

/** Whether a device may take remotes from its own dev servers: where versions are tried, and never where guests are. */
export const mayRunLocally = ({ channel, mayMix }: Pick<Boot, 'channel' | 'mayMix'>): boolean =>
  mayMix && channel !== 'production';

/**
 * What the document tells the page: what to load, what it is looking at, and what has been read for it.
 * The server that writes it serves the shell that reads it, so it is told by a type and not checked again.
 */
export interface Boot {
  /** The id of the release set. */
  buildId: string;
  channel: string;
  /**
   * Why this set and no other. A visitor's bucket is not told here but in `BUCKET_COOKIE`, so that all who see the same
   * set share one document; there is none where no rollout has asked for it.
   */
  source: SetSource;
  /** Whether an address may name versions on this channel (`?mix=`). */
  mayMix: boolean;
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
  /** By name; with the version that the channel had before this one, where there was one and it is kept. */
  remotes: Record<string, BootRemote & { previous?: BootRemote }>;
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
