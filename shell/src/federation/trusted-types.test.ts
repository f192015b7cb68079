import { afterEach, expect, test, vi } from 'vitest';
import { registerEntry } from './entry-registry';
import { allowOnlyReleases } from './trusted-types';

afterEach(() => vi.unstubAllGlobals());

/** Returns the rule for addresses of scripts that the page hands to the browser. */
function scriptRule(): (url: string) => string {
  const policies = new Map<string, { createScriptURL(url: string): string }>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL(url: string): string }) =>
      policies.set(name, rules),
  });
  allowOnlyReleases();
  const rules = policies.get('default');
  if (!rules) throw new Error('there is no default policy');
  return rules.createScriptURL;
}

const DEV_ENTRY = 'http://localhost:3001/remoteEntry.js';

test.each([
  ['a file of a release', '/releases/chat/files/remoteEntry.0badcafe.js'],
  ['a file of a release with its origin', `${location.origin}/releases/chat/1.0.0/page.js`],
  ['the service worker', '/sw.js'],
  ['the entry of a dev server that the document names', DEV_ENTRY],
])('%s may be a script', (_case, url) => {
  registerEntry(DEV_ENTRY, '');

  expect(scriptRule()(url)).toBe(url);
});

test.each([
  ['another path of the suite', '/web/anything.js'],
  ['an uploaded photo', '/pictures/p/1.js'],
  ['another origin', 'https://elsewhere.example/releases/chat/files/page.js'],
  ['another origin without a protocol', '//elsewhere.example/releases/chat/files/page.js'],
  ['a path that leaves the releases', '/releases/../pictures/p/1.js'],
  ['an encoded path that leaves the releases', '/releases/%2e%2e/pictures/p/1.js'],
  ['a path that only begins alike', '/releases-of-others/page.js'],
  ['a worker of another origin', 'https://elsewhere.example/sw.js'],
  ['another file of a dev server', 'http://localhost:3001/page.js'],
  ['code in an address', 'data:text/javascript,alert(1)'],
])('%s may not be a script', (_case, url) => {
  registerEntry(DEV_ENTRY, '');
  const rule = scriptRule();

  expect(() => rule(url)).toThrow('is not a script of this suite');
});

test('a browser without Trusted Types starts all the same', () => {
  vi.stubGlobal('trustedTypes', undefined);

  expect(allowOnlyReleases).not.toThrow();
});
