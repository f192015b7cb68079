import { pathTo } from '@guest/shared/routes/routes';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const OTHER = '9.0.0-other';

interface Container {
  init(scope: unknown): Promise<void>;
  get(module: './remote'): Promise<() => { remote: Mountable }>;
}
interface Mountable {
  version: string;
  mount(host: { lang: string }): Promise<{ pages: Record<string, () => Promise<unknown>> }>;
}

test('M-05 M-07 two versions of one remote run in one page, each with its own code and styles', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const store = join(process.env.E2E_DATA_DIR ?? '', 'releases');
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'release/src/cli/cli.ts', 'build', 'discover', '--as', OTHER, '--to', store],
    { cwd: root },
  );
  await page.goto(pathTo('property-discover', { property: 'casa-miramar' }));
  await waitUntilReady(page);

  const versions = await page.evaluate(async (other) => {
    const script = document.createElement('script');
    script.src = `/releases/discover/${other}/remoteEntry.js`;
    script.crossOrigin = 'anonymous';
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    });
    const page = globalThis as unknown as Record<string, Container> & {
      __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: { default: unknown } }[] };
    };
    const scope = page.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell')?.shareScopeMap
      .default;
    const names = Object.keys(page).filter((name) => name.startsWith('discover_'));
    return Promise.all(
      names.map(async (name) => {
        const container = page[name] as Container;
        await container.init(scope);
        const { remote } = (await container.get('./remote'))();
        const { pages } = await remote.mount({ lang: 'en' });
        await pages['property-discover-guidelines']?.();
        return { name, version: remote.version };
      }),
    );
  }, OTHER);

  expect(new Set(versions.map(({ version }) => version)).size).toBe(2);
  for (const { name, version } of versions) expect(name).toBe(`discover_${version.replace(/\W/g, '_')}`);
  const classNames = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href?.includes('guidelines'))
      .map((sheet) => /\.(\w{5})-/.exec(sheet.cssRules[0]?.cssText ?? '')?.[1]),
  );
  expect(classNames).toHaveLength(2);
  expect(new Set(classNames).size).toBe(2);
});
