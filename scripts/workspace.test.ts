import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const REMOTES = ['mfe-chat', 'mfe-discover', 'mfe-dining', 'mfe-activities', 'mfe-account'];
const PACKAGES = ['shell', ...REMOTES, 'shared', 'server', 'release', 'e2e'];

test('M-01 the top level is a pnpm workspace of shell, remotes, shared and the packages that serve them', () => {
  const present = readdirSync(root);

  expect(present).toEqual(
    expect.arrayContaining(['package.json', 'pnpm-workspace.yaml', 'README.md', ...PACKAGES]),
  );
  const listed = JSON.parse(
    execFileSync('npx', ['--yes', 'pnpm@12.21.0', 'list', '--recursive', '--depth', '-1', '--json'], {
      cwd: root,
      encoding: 'utf8',
    }),
  ) as { path: string }[];
  expect(listed.map(({ path }) => path)).toEqual(
    expect.arrayContaining(PACKAGES.map((name) => join(root, name))),
  );
});

test('M-01 every version is exact and only in the catalog', () => {
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const versions = [...catalog.matchAll(/^ {2}'?(@?[\w./-]+)'?: (\S+)$/gm)].map(([, name, version]) => [
    name,
    version,
  ]);
  expect(versions.length).toBeGreaterThan(40);
  for (const [name, version] of versions) {
    expect(version, name).toMatch(/^(npm:\w+@)?\d+\.\d+\.\d+(-[\w.]+)?$|^true$/);
  }

  for (const name of ['.', ...PACKAGES]) {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, name, 'package.json'), 'utf8'),
    ) as { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
    const ranges = Object.values({ ...dependencies, ...devDependencies });
    expect(ranges.filter((version) => !['catalog:', 'workspace:*'].includes(version))).toEqual([]);
  }
});

/** Each library of the specification with a file and a pattern that show its intended use. */
const card: [library: string, file: string, use: RegExp][] = [
  ['react', 'shell/src/app/router.tsx', /from 'react'/],
  ['react-dom', 'shell/src/app/boot.tsx', /hydrateRoot/],
  ['@module-federation/enhanced', 'shared/build/remote-config.ts', /new ModuleFederationPlugin/],
  ['@module-federation/enhanced', 'shell/src/federation/federation.ts', /loadRemote/],
  ['@rspack/core', 'shared/build/browser-config.ts', /rspack\.SwcJsMinimizerRspackPlugin/],
  ['@rspack/cli', 'release/src/workspace/packages.ts', /@rspack\/cli/],
  ['react-router-dom', 'shared/src/router.ts', /createBrowserRouter/],
  ['zustand', 'shared/src/host-state/session.store.ts', /createStore/],
  ['axios', 'shared/src/http/transport.ts', /axios\.create/],
  ['zod', 'shared/src/contracts/core/zod.ts', /zod\/mini/],
  ['react-hot-toast', 'shell/src/toasts/toaster.tsx', /react-hot-toast\/headless/],
  ['dayjs', 'shared/src/format/relative-time.ts', /dayjs/],
  ['vitest', 'vitest.config.ts', /vitest\/config/],
  ['@playwright/test', 'e2e/playwright.config.ts', /@playwright\/test/],
];

test.each(card)('M-02 %s is used for its purpose in %s', (_library, file, use) => {
  expect(existsSync(join(root, file)), file).toBe(true);
  expect(readFileSync(join(root, file), 'utf8')).toMatch(use);
});
