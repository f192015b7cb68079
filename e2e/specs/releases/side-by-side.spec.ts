import { pathTo } from '@guest/shared/routes/routes';
import type { BootRemote } from '@guest/shared/contracts/release/boot.contract';
import type { Page } from '@playwright/test';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { goByNavigation } from '../../actors/go-by-navigation';
import { overrideRemotes } from '../../releases/override-remotes';
import { recordEvents } from '../../releases/record-reports';
import { filesOfRelease, publishedRemote } from '../../releases/republish';
import { suiteStore } from '../../releases/suite-store';
import { runRelease } from '../../suite/release-command';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const VERSIONS = ['9.0.0-one', '9.0.1-two'];
const ROUTES = ['property-discover', 'property-discover-guidelines', 'property-discover-post'];
const STYLES = 'src/guidelines/guidelines-page.module.css';

interface Container {
  init(scope: unknown): Promise<void>;
  get(module: './remote'): Promise<() => { remote: Mountable }>;
}
interface Mountable {
  version: string;
  mount(host: object): Promise<{ pages: Record<string, () => Promise<unknown>> }>;
}

// The builds take a while, so these tests share them.
test.describe.configure({ mode: 'serial' });

let one: BootRemote;
let two: BootRemote;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  [one, two] = await publishTwo();
});

test('M-05 M-07 two versions of one remote run in one page and ask for the same files in the same moment, each with its own code and styles', async ({
  page,
}) => {
  const files = await Promise.all(VERSIONS.map((version) => filesOfRelease('discover', version)));
  const shared = files[0]?.filter((path) => files[1]?.includes(path)) ?? [];
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  // The page itself does not run the remote, so all its files are asked for by these two.
  await page.goto(pathTo('property-directories', { property: 'casa-miramar' }));
  await waitUntilReady(page);

  const running = await runTogether(page, [one, two]);

  expect(running.map(({ version }) => version)).toEqual(VERSIONS);
  expect(running.every(({ areOwn }) => areOwn)).toBe(true);
  // Only the styles that changed, the code with their class names, the entry and the hashes differ.
  expect(shared.length).toBeGreaterThan((files[0]?.length ?? 0) / 2);
  expect(shared.some((path) => path.includes('page-property-discover.'))).toBe(true);
  expect(shared.some((path) => path.includes('page-property-discover-guidelines.'))).toBe(false);
  const feed = requests.filter((path) => /page-property-discover\.\w+\.js$/.test(path));
  expect(new Set(feed).size).toBe(1);
  const classNames = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href?.includes('guidelines'))
      .map((sheet) => [...sheet.cssRules].flatMap((rule) => rule.cssText.match(/\.[a-z][\w-]{6}/g) ?? [])),
  );
  expect(classNames).toHaveLength(2);
  // The names of the style sheet that changed are different, those of parts that both have are the same.
  const [before = [], after = []] = classNames;
  expect(before.filter((name) => !after.includes(name)).length).toBeGreaterThan(0);
  expect(after.filter((name) => !before.includes(name)).length).toBeGreaterThan(0);
});

/** Opens the feed with the newer version, whose previous one is the other, without a file of the guidelines. */
async function openWithout(page: Page, isMissing: (inOne: boolean, inTwo: boolean) => boolean) {
  const [before = [], after = []] = await Promise.all(
    VERSIONS.map((version) => filesOfRelease('discover', version)),
  );
  const missing = [...new Set([...before, ...after])].filter(
    (path) =>
      /page-property-discover(-guidelines)?\.\w+\.js$/.test(path) &&
      isMissing(before.includes(path), after.includes(path)),
  );
  expect(missing).toHaveLength(1);
  await withAnsweredBanner(page);
  await overrideRemotes(page, { discover: { ...two, previous: one } });
  const reports = await recordEvents(page);
  await page.route(`**${missing[0]}`, (route) => route.fulfill({ status: 404 }));
  await page.goto(pathTo('property', { property: 'casa-miramar' }));
  await waitUntilReady(page);
  await goByNavigation(page, /share/i);
  return {
    failures: async () => (await reports()).filter(({ outcome }) => outcome === 'failed'),
    repair: () => page.unroute(`**${missing[0]}`),
  };
}

const failed = { name: 'discover', outcome: 'failed', errorClass: 'ChunkLoadError' };

test('M-09 a file that only the newer version has is gone: the previous version, at the same addresses, shows the page', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected(/status of 404|ChunkLoadError|Loading (CSS )?chunk|Refused to execute/i);
  const { failures } = await openWithout(page, (inOne, inTwo) => inTwo && !inOne);

  await page.getByRole('link', { name: /guidelines/i }).click();

  await expect(page.getByRole('heading', { level: 1, name: /guidelines/i })).toBeVisible({ timeout: 20_000 });
  expect(await failures()).toMatchObject([{ ...failed, version: two.version, instead: one.version }]);
});

test('M-09 a file that both versions have is gone: both are reported, and the page works once the file is back', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected(/status of 404|ChunkLoadError|Loading (CSS )?chunk|Refused to execute/i);
  const { failures, repair } = await openWithout(page, (inOne, inTwo) => inOne && inTwo);

  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 20_000 });
  expect(await failures()).toMatchObject([
    { ...failed, version: two.version, instead: null },
    { ...failed, version: one.version, instead: null },
  ]);
  await repair();
  await again.click();

  await expect(page.getByRole('feed', { name: 'Posts' }).getByRole('article').first()).toBeVisible();
});

/** Builds and publishes two versions that differ in one style sheet. */
async function publishTwo(): Promise<[BootRemote, BootRemote]> {
  const store = suiteStore();
  for (const version of VERSIONS) {
    // The folders have the same depth, because paths from one package to another are part of a build.
    const folder = join(root, '.cache/side-by-side', version);
    await rm(folder, { recursive: true, force: true });
    await mkdir(join(folder, 'node_modules/@rspack'), { recursive: true });
    for (const entry of ['src', 'package.json', 'rspack.config.ts']) {
      await cp(join(root, 'mfe-discover', entry), join(folder, entry), { recursive: true });
    }
    const installed = join(folder, 'node_modules');
    await cp(join(root, 'mfe-discover/node_modules'), installed, { recursive: true });
    // A package of the workspace is built with the bundler of the shell, one elsewhere with its own.
    await symlink(join(root, 'shell/node_modules/@rspack/cli'), join(installed, '@rspack/cli'));
    if (version === VERSIONS[1]) {
      const css = await readFile(join(folder, STYLES), 'utf8');
      await writeFile(join(folder, STYLES), `${css}\n.added { color: red; }\n`);
    }
    await runRelease(store, 'build', 'discover', '--in', folder, '--as', version, '--to', store);
  }
  const [one = '', two = ''] = VERSIONS;
  return [await publishedRemote('discover', one), await publishedRemote('discover', two)];
}

/** Runs two releases in a page and loads the same pages of both at the same time. */
const runTogether = (page: Page, releases: BootRemote[]) =>
  page.evaluate(
    async ({ releases, routes }) => {
      const page = globalThis as unknown as Record<string, Container> & {
        __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: { default: unknown } }[] };
      };
      for (const { entry } of releases) {
        const script = document.createElement('script');
        script.src = entry;
        script.crossOrigin = 'anonymous';
        await new Promise((resolve, reject) => {
          script.onload = resolve;
          script.onerror = reject;
          document.head.append(script);
        });
      }
      const scope = page.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell')?.shareScopeMap
        .default;
      const anonymous = { getState: () => ({ user: null }), subscribe: () => () => {} };
      const mounted = await Promise.all(
        releases.map(async ({ global }) => {
          const container = page[global] as Container;
          await container.init(scope);
          const { remote } = (await container.get('./remote'))();
          const { pages } = await remote.mount({ lang: 'en', session: anonymous });
          const loaded = await Promise.all(routes.map((route) => pages[route]?.()));
          return { version: remote.version, loaded };
        }),
      );
      return mounted.map(({ version, loaded }) => ({
        version,
        areOwn: loaded.every(
          (it) =>
            typeof it === 'function' && mounted.filter((other) => other.loaded.includes(it)).length === 1,
        ),
      }));
    },
    { releases, routes: ROUTES },
  );
