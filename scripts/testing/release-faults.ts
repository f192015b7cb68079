/** A fault in a release of the Share feed: one of its files, as served or as built. */
export interface ReleaseFault {
  readonly what: string;
  /** The name of the file, as a pattern. */
  readonly file: string;
  readonly served?: Served;
  readonly built?: (content: string) => string;
  /** The fault only shows when a guest goes on from the feed to the guidelines. */
  readonly isLater?: true;
}

/** The response that replaces a file; `tampered` is its content with an addition. */
export type Served = { status: number; contentType: string; body: string } | 'hanging' | 'tampered';

/** The code that `tampered` adds; it sets a flag if it is ever run. */
export const TAMPERED = ';globalThis.wasTampered = true';

const ENTRY = 'remoteEntry\\.\\w+\\.js';
const FEED_LINE = '"Moments and tips from guests and the hotel."';
const NOT_HERE: Served = { status: 404, contentType: 'text/plain', body: 'not here' };

/** All known ways in which a release can fail in a page. */
export const releaseFaults: readonly ReleaseFault[] = [
  { what: 'entry 404', file: ENTRY, served: NOT_HERE },
  {
    what: 'entry 503 with HTML',
    file: ENTRY,
    served: { status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' },
  },
  {
    what: 'entry 503 with JSON',
    file: ENTRY,
    served: { status: 503, contentType: 'application/json', body: '{"error":"busy"}' },
  },
  { what: 'hanging entry', file: ENTRY, served: 'hanging' },
  { what: 'tampered byte in the entry', file: ENTRY, served: 'tampered' },
  {
    what: 'tampered byte in a chunk',
    file: '__federation_expose_remote\\.\\w+\\.js',
    served: 'tampered',
  },
  { what: 'throwing module', file: ENTRY, built: (code) => `throw new Error("boom");${code}` },
  {
    what: 'missing exposed module',
    file: ENTRY,
    built: (code) => code.replaceAll('"./remote"', '"./gone"'),
  },
  { what: 'style sheet that fails', file: 'page-property-discover\\.\\w+\\.css', served: NOT_HERE },
  {
    what: 'lazy chunk that fails later',
    file: 'page-property-discover-guidelines\\.\\w+\\.js',
    served: NOT_HERE,
    isLater: true,
  },
  {
    what: 'crash in render',
    file: 'page-property-discover\\.\\w+\\.js',
    built: (code) => code.replaceAll(FEED_LINE, '(()=>{throw new Error("boom")})()'),
  },
];
