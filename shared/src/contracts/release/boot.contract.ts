/**
 * Tells how the release set of a page was selected; `dev` means that dev servers replace some of its
 * releases. A page whose set was requested by its address (`mix`, `safe`) keeps that set and ignores new
 * builds of the channel.
 */
export type SetSource = 'channel' | 'rollout' | 'mix' | 'safe' | 'dev';

/**
 * One version of a remote as a page loads it. The entry loads the remaining files and checks them by the
 * release's file of hashes, whose own hash it contains.
 */
export interface BootRemote {
  version: string;
  /** A path on this origin. */
  entry: string;
  global: string;
  /** A hash in the form `sha256-…`. It is empty only for dev servers. */
  integrity: string;
}

/** A page that a release brings in addition to the suite's table of routes, as the table would have it. */
export interface BootRoute {
  path: string;
  owner: string;
  /** In the language of the page. */
  title: string;
  up: string;
  feature?: string[];
}

/** A part of the home page that a release offers for a slot. */
export interface BootSlot {
  owner: string;
  fragment: string;
  feature?: string[];
}

/**
 * The cookie with the visitor's rollout bucket, from 0 to 99. The page may read it; only the server sets it.
 */
export const BUCKET_COOKIE = 'rollout-bucket';

/**
 * The cookie that lists the remotes to load from dev servers on this device, as names separated by `_`. The
 * mix panel sets it. It is ignored unless `canRunLocally` allows it.
 */
export const LOCAL_COOKIE = 'local-remotes';

/**
 * Whether a device may load remotes from its own dev servers. This is for trying out versions and is never
 * allowed in production.
 */
export const canRunLocally = ({ channel, mayMix }: Pick<Boot, 'channel' | 'mayMix'>): boolean =>
  mayMix && channel !== 'production';

/**
 * The data in the document that starts the page: what to load, where the page is, and the replies that were
 * already loaded for it. The document and the shell come from the same server, so a type is enough and the
 * page does not validate it.
 */
export interface Boot {
  /** The id of the release set. */
  buildId: string;
  channel: string;
  /**
   * Tells how this set was selected. The visitor's bucket is not included but sent in `BUCKET_COOKIE`, so
   * that all visitors with the same set can share one document. The cookie exists only once a rollout has
   * needed it.
   */
  source: SetSource;
  /** Whether an address may select versions on this channel with `?mix=`. */
  mayMix: boolean;
  /**
   * The content of the document: `empty` has nothing to hydrate, `frame` has the frame and a skeleton, and
   * `page` has the whole first view.
   */
  view: 'empty' | 'frame' | 'page';
  /** The release whose server bundle has failed, so that the browser renders what the document lacks. */
  failedView?: string | undefined;
  lang: string;
  /**
   * The time in milliseconds that server and browser use to render the first view, so that both produce the
   * same result.
   */
  now: number;
  /** The HTTP status of the document: 200, or 404 if nothing exists at the address. */
  status: number;
  /** The version of the shell. */
  shell: string;
  /**
   * The remotes by name, each with the channel's previous version if there was one and it is still available.
   */
  remotes: Record<string, BootRemote & { previous?: BootRemote }>;
  /** The pages that the set has beyond the suite's table of routes, by name. It is left out if there are none. */
  routes?: Record<string, BootRoute> | undefined;
  /** The parts that the set has for the home page beyond the suite's table of fragments, by their slot. */
  slots?: Record<string, BootSlot> | undefined;
  /** The replies that were already loaded for the page, each with the address of its request. */
  data: { url: string; reply: unknown }[];
  config: {
    apiBaseUrl: string;
    apiToken: string;
    environment: string;
    /**
     * The hosts of the chat server by environment (`default` and `dev`), if it is not the origin of the page.
     */
    chatHosts: Record<string, string>;
  };
}

/** The request to a thread that renders first views. Strings are HTML or JSON. */
export interface RenderInput {
  /** The path with its query string. */
  url: string;
  lang: string;
  now: number;
  status: number;
  routes?: Boot['routes'];
  slots?: Boot['slots'];
  data: Boot['data'];
  /** The server bundle of the page's remote; null renders only the frame. */
  remote: { name: string; bundle: string } | null;
}
export interface RenderOutput {
  html: string;
  /** The complete title of the document. */
  title: string;
}
