import { provides, type TrialCode } from './trial-store';

const mounting = (mount: string) => provides(`{ mount: ${mount} }`);
const page = (body: string) => mounting(`async () => ({ page: () => { ${body} } })`);
const rendering = (body: string) => `export const remote = { render: () => { ${body} } };`;

/** A release that must not reach a guest, the rule that refuses it, and what the refusal says. */
export interface HostileRelease extends TrialCode {
  readonly what: string;
  readonly rule: 'first-views' | 'mounts';
  readonly reason: RegExp;
  /** Whether `npm test` leaves it to `pnpm test:hostile`, because its limit has to pass. */
  readonly isSlow?: true;
}

export const HOSTILE_RELEASES: readonly HostileRelease[] = [
  {
    what: 'throws when the server imports it',
    rule: 'first-views',
    server: `throw new Error('at import');`,
    reason: /at import/,
  },
  {
    what: 'throws when the server renders it',
    rule: 'first-views',
    server: rendering(`throw new Error('in render');`),
    reason: /in render/,
  },
  {
    what: 'exports nothing to the server',
    rule: 'first-views',
    server: 'export {};',
    reason: /TypeError/,
  },
  {
    what: 'loops on the server',
    rule: 'first-views',
    server: rendering('for (;;);'),
    reason: /did not answer within 3000 ms of work/,
    isSlow: true,
  },
  {
    what: 'never answers the server',
    rule: 'first-views',
    server: rendering('return new Promise(() => {});'),
    reason: /did not answer/,
    isSlow: true,
  },
  {
    what: 'eats the memory of the server',
    rule: 'first-views',
    server: rendering('const kept = []; for (;;) kept.push(new Uint8Array(64 * 2 ** 20).fill(1));'),
    reason: /memory|it ended|it was ended|Array buffer allocation failed/,
  },
  {
    what: 'throws when a browser imports it',
    rule: 'mounts',
    browser: `throw new Error('at import');`,
    reason: /at import|it was not mounted/,
  },
  {
    what: 'exports nothing to a browser',
    rule: 'mounts',
    browser: `var dining_1_0_0 = { get: async () => () => ({}) };`,
    reason: /TypeError/,
  },
  {
    what: 'throws when it is mounted',
    rule: 'mounts',
    browser: mounting(`() => { throw new Error('in mount'); }`),
    reason: /in mount/,
  },
  {
    what: 'throws when a browser renders it',
    rule: 'mounts',
    browser: page(`throw new Error('in page');`),
    reason: /in page/,
  },
  {
    what: 'throws an error later that nobody catches',
    rule: 'mounts',
    browser: page(`setTimeout(() => { throw new Error('later'); }, 50); return 'page';`),
    reason: /later/,
  },
  {
    what: 'leaves a rejection',
    rule: 'mounts',
    browser: page(`Promise.reject(new Error('left')); return 'page';`),
    reason: /left/,
  },
  {
    what: 'loops in a browser',
    rule: 'mounts',
    browser: mounting('() => { for (;;); }'),
    reason: /did not answer within 10000 ms of work/,
    isSlow: true,
  },
  {
    what: 'is never mounted',
    rule: 'mounts',
    browser: mounting('() => new Promise(() => {})'),
    reason: /it was not mounted/,
    isSlow: true,
  },
  {
    what: 'eats the memory of a browser',
    rule: 'mounts',
    browser: page('const kept = []; for (;;) kept.push(new window.Uint8Array(64 * 2 ** 20).fill(1));'),
    reason: /memory|it ended|it was ended|Array buffer allocation failed/,
  },
  {
    what: 'adds a style element for the whole page',
    rule: 'mounts',
    browser: page(`const style = document.createElement('style'); style.textContent = '* { color: red }';
      document.head.append(style); return 'page';`),
    reason: /styles to the whole page/,
  },
  {
    what: 'adopts a style sheet for the whole page',
    rule: 'mounts',
    browser: page(`document.adoptedStyleSheets = [new CSSStyleSheet()]; return 'page';`),
    reason: /styles to the whole page/,
  },
  {
    what: 'has a part of the home page that throws',
    rule: 'mounts',
    part: `throw new Error('in part');`,
    reason: /slot home-end: it shows nothing/,
  },
  {
    what: 'has a part of the home page that throws later',
    rule: 'mounts',
    part: `setTimeout(() => { throw new Error('later in part'); }, 50); return 'part';`,
    reason: /slot home-end: .*later in part/,
  },
  {
    what: 'has a part of the home page that loops',
    rule: 'mounts',
    part: 'for (;;);',
    reason: /slot home-end: .*did not answer within 10000 ms of work/,
    isSlow: true,
  },
  {
    what: 'has a part of the home page that styles the whole page',
    rule: 'mounts',
    part: `document.adoptedStyleSheets = [new CSSStyleSheet()]; return 'part';`,
    reason: /slot home-end: it adds styles to the whole page/,
  },
  {
    what: 'runs a program from a browser',
    rule: 'mounts',
    browser: page(
      `return window.constructor.constructor('return process')().mainModule.require('child_process').execSync('id');`,
    ),
    reason: /Error/,
  },
];
