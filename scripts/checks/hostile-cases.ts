/** The attempts of hostile or broken releases, each with the test that shows how far it gets. */
export interface HostileCase {
  readonly what: string;
  readonly file: string;
  /** A part of the test's title, or of the name of its fixture. */
  readonly shownBy: string;
}

const REACHING = 'server/src/site/first-view/testing/hostile-bundles.ts';
const ENDING = REACHING;
const TRIED = 'release/src/trial/testing/hostile-releases.ts';
const ESCAPED = 'release/src/isolation/escape.test.ts';
const HOST = 'shell/src/remotes/scoped-host.test.ts';
const ERRORS = 'shell/src/diagnostics/error-reporting.test.ts';
const FROZEN = 'shell/src/diagnostics/pending-mounts.test.ts';
const REPORTS = 'server/src/site/release-report/release-report.routes.test.ts';
const ADDRESSES = 'release/src/publish/addresses.test.ts';
const SLOT = 'shell/src/fragments/slot.test.tsx';
const REPRODUCIBLE_BUILDS = 'release/src/build/reproducible-builds.test.ts';

/** All hostile cases. `pnpm test:hostile` runs them whole, `npm test` without those that wait for a long limit. */
export const HOSTILE_CASES: readonly HostileCase[] = [
  {
    what: 'reads the environment, also in /proc',
    file: REACHING,
    shownBy: 'the environment of the server in /proc',
  },
  { what: 'reads files', file: REACHING, shownBy: 'a file by require' },
  { what: 'promotes itself in the releases folder', file: REACHING, shownBy: 'the folder of the releases' },
  { what: 'runs programs', file: REACHING, shownBy: 'a program' },
  { what: 'opens sockets', file: REACHING, shownBy: 'a listening socket' },
  { what: 'replaces functions of JavaScript', file: REACHING, shownBy: 'a socket by other includes' },
  { what: 'ends the server by a signal', file: REACHING, shownBy: 'the server by a signal' },
  { what: 'has passed all locks of its process', file: ESCAPED, shownBy: 'code that has passed all locks' },
  {
    what: 'has passed all locks of its process and exceeds its limits',
    file: 'release/src/isolation/escaped-limits.test.ts',
    shownBy: 'code that has passed all locks of its process and %s is noticed',
  },
  { what: 'fills memory with typed arrays', file: ENDING, shownBy: 'fills memory outside of the heap' },
  { what: 'loops without an end', file: ENDING, shownBy: 'loops in a microtask' },
  { what: 'returns a promise that never settles', file: ENDING, shownBy: 'never answers' },
  { what: 'throws when it is imported', file: TRIED, shownBy: 'throws when the server imports it' },
  { what: 'throws when it is rendered', file: TRIED, shownBy: 'throws when a browser renders it' },
  { what: 'lacks its export', file: TRIED, shownBy: 'exports nothing to a browser' },
  {
    what: 'overwrites host.api.call',
    file: HOST,
    shownBy: 'an assignment of a remote to its host is refused',
  },
  {
    what: 'publishes an event of another part',
    file: HOST,
    shownBy: 'publishes its own events and no others',
  },
  {
    what: 'publishes malformed events',
    file: ERRORS,
    shownBy: 'charged to its sender, wherever it was caught',
  },
  { what: 'publishes unknown events', file: ERRORS, shownBy: 'an event that the bus does not know' },
  {
    what: 'handles no failed call',
    file: 'shell/src/remotes/error-attribution.test.ts',
    shownBy: 'a remote that does not handle that %s is charged for it',
  },
  {
    what: 'throws errors that nobody catches',
    file: ERRORS,
    shownBy: 'attributed to the release whose code threw',
  },
  {
    what: 'plants a boot block in its markup',
    file: 'shell/src/diagnostics/boot-facts.test.ts',
    shownBy: 'not one that the markup of a remote has planted',
  },
  {
    what: 'styles elements of other parts',
    file: 'release/src/publish/publish.test.ts',
    shownBy: 'a remote cannot style elements of a package that runs beside it',
  },
  {
    what: 'hangs the tab when it is mounted',
    file: FROZEN,
    shownBy: 'a mount that ended its page is reported once by the next page',
  },
  {
    what: 'is a shell that hangs the tab when it starts',
    file: FROZEN,
    shownBy: 'a shell that ended its page while it started is reported',
  },
  {
    what: 'is a shell that breaks every mount',
    file: 'release/src/trial/try-release.test.ts',
    shownBy: 'a shell that breaks the mount of a remote beside it is refused',
  },
  {
    what: 'hangs the tab when its data arrives',
    file: 'shell/src/remotes/page-loader.test.tsx',
    shownBy: 'a page that waits for its data is noted until it is shown',
  },
  {
    what: 'hangs the tab after its guest has left a page of another part that waits',
    file: 'shell/src/remotes/page-loader.test.tsx',
    shownBy: 'is blamed alone, although its guest has left another one',
  },
  {
    what: 'claims to publish an event of another part',
    file: 'release/src/check/check.test.ts',
    shownBy: 'which the host lets only shell publish',
  },
  {
    what: 'is a shell that throws or hangs when it starts',
    file: 'release/src/trial/try-release.test.ts',
    shownBy: 'a shell that %s when it starts is refused',
  },
  {
    what: 'is replaced on the disk of a server',
    file: 'server/src/site/first-view/view-pool.test.ts',
    shownBy: 'replaced after its record was read is not run',
  },
  { what: 'forges reports about others', file: REPORTS, shownBy: 'a report %s does not count' },
  {
    what: 'takes an address of another part',
    file: ADDRESSES,
    shownBy: 'a release with %s is not published',
  },
  {
    what: 'takes the slot of another part',
    file: 'release/src/publish/slots.test.ts',
    shownBy: 'a slot that shows a part of another package on a channel is not given away',
  },
  { what: 'throws in its slot of the home page', file: SLOT, shownBy: 'leaves its place empty' },
  {
    what: 'has a part of the home page that throws, loops or styles the whole page',
    file: TRIED,
    shownBy: 'a part of the home page that loops',
  },
  { what: 'never shows its part', file: SLOT, shownBy: 'a part that is late is given up' },
  {
    what: 'gives its elements the name of another part',
    file: 'release/src/styles/style-violations.test.ts',
    shownBy: 'view-transition-name:root',
  },
  {
    what: 'has rows that cannot be told apart',
    file: ADDRESSES,
    shownBy: 'two addresses that cannot be told apart',
  },
  {
    what: 'contains a path of the machine',
    file: REPRODUCIBLE_BUILDS,
    shownBy: 'none contains a path of the machine',
  },
  {
    what: 'has other bytes under a published version',
    file: 'release/src/publish/publish.test.ts',
    shownBy: 'a published version cannot be replaced (409)',
  },
];

/** Files with fixtures are run by these tests. */
const RUN_BY: Readonly<Record<string, string>> = {
  [REACHING]: 'server/src/site/first-view/hostile-bundles.test.ts',
  [TRIED]: 'release/src/trial/try-release.test.ts',
};

/** The files of tests that run all cases. */
export const hostileTests: readonly string[] = [
  ...new Set(HOSTILE_CASES.map(({ file }) => RUN_BY[file] ?? file)),
];

/** The journeys in which a browser meets broken releases. */
export const hostileJourneys = [
  'broken-release.spec.ts',
  'frozen-release.spec.ts',
  'replaced-remote.spec.ts',
  'shell-trial.spec.ts',
] as const;
