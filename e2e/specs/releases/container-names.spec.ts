import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { publishAgain } from '../../mixes/earlier-release';
import { publishedRemote, servedRemote } from '../../releases/republish';
import { suiteStore } from '../../releases/suite-store';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

const OTHER = '9.4.0-other';

interface Container {
  init(scope: unknown): Promise<void>;
  get(module: './remote'): Promise<() => { remote: { version: string } }>;
}

test("M-07 two versions under one name would run each other's code, so the name of every build contains its version", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await publishAgain(['discover'], { store: suiteStore(), version: OTHER });
  const served = await servedRemote('discover');
  const other = await publishedRemote('discover', OTHER);
  await page.goto(pathTo('property-discover', { property: 'casa-miramar' }));
  await waitUntilReady(page);
  expect(await runningVersion(page, served.global)).toBe(served.version);

  await addEntry(page, other.entry);
  expect([await runningVersion(page, served.global), await runningVersion(page, other.global)]).toEqual([
    served.version,
    OTHER,
  ]);

  // Serves the same build as it would be without its version in the name.
  await page.route('**/namesake.js', async (route) => {
    const response = await route.fetch({
      url: new URL(other.entry, page.url()).href,
    });
    const body = (await response.text()).replaceAll(other.global, served.global);
    await route.fulfill({ response, body: `{${body};globalThis.namesake = ${served.global}}` });
  });
  await addEntry(page, `/releases/discover/${OTHER}/namesake.js`);
  expect(await runningVersion(page, 'namesake')).toBe(served.version);
});

/** Adds the entry script of a remote to the page, as the federation runtime does. */
const addEntry = (page: Page, src: string) =>
  page.evaluate(
    (address) =>
      new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = address;
        script.crossOrigin = 'anonymous';
        script.onload = resolve;
        script.onerror = reject;
        document.head.append(script);
      }),
    src,
  );

/** Returns the version reported by the code that runs under a global name. */
const runningVersion = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (its) => {
    const page = globalThis as unknown as Record<string, Container> & {
      __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: { default: unknown } }[] };
    };
    const shell = page.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell');
    const container = page[its];
    if (!container) throw new Error(`There is no ${its} in the page`);
    await container.init(shell?.shareScopeMap.default);
    return (await container.get('./remote'))().remote.version;
  }, name);
