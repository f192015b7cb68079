import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
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

/** Names for each library of the specification a file that uses it, with patterns for the import and for the use. */
const card: [library: string, file: string, ...uses: RegExp[]][] = [
  [
    'react',
    'shell/src/app/shell-routes.tsx',
    /import \{[^}]*\bSuspense\b[^}]*\} from 'react'/,
    /createElement\(\s*Suspense|<Suspense/,
  ],
  ['react-dom', 'shell/src/app/boot.tsx', /from 'react-dom\/client'/, /\bhydrateRoot\(/],
  [
    '@module-federation/enhanced',
    'shared/build/remote-config.ts',
    /from '@module-federation\/enhanced\/rspack'/,
    /new ModuleFederationPlugin\(/,
  ],
  [
    '@module-federation/enhanced',
    'shell/src/federation/federation.ts',
    /from '@module-federation\/enhanced\/runtime'/,
    /\bloadRemote(<[^(]*>)?\(/,
  ],
  [
    '@rspack/core',
    'shared/build/browser-config.ts',
    /from '@rspack\/core'/,
    /new rspack\.SwcJsMinimizerRspackPlugin\(/,
  ],
  ['@rspack/cli', 'release/src/workspace/packages.ts', /'node_modules\/@rspack\/cli\/bin\/rspack\.js'/],
  ['react-router-dom', 'shared/src/router.ts', /\bcreateBrowserRouter\b[^;]*\} from 'react-router-dom'/],
  ['zustand', 'shared/src/host-state/session.store.ts', /from 'zustand'/, /\bcreateStore<\w+>\(/],
  [
    'socket.io-client',
    'shell/src/realtime/socket/chat-socket.ts',
    /import \{ io \} from 'socket\.io-client'/,
    /\bio\(/,
  ],
  ['axios', 'shared/src/http/transport.ts', /import axios\b.* from 'axios'/, /axios\.create\(/],
  ['zod', 'shared/src/contracts/core/zod.ts', /\bstrictObject\b[^;]*\} from 'zod\/mini'/],
  ['react-hot-toast', 'shell/src/toasts/toaster.tsx', /from 'react-hot-toast\/headless'/, /toast\[kind\]\(/],
  [
    'dayjs',
    'server/src/features/loyalty/ledger/programme.ts',
    /import dayjs from 'dayjs'/,
    /dayjs\.utc\(\w+\)\.add\(/,
  ],
  ['vitest', 'vitest.config.ts', /from 'vitest\/config'/, /defineConfig\(/],
  ['@playwright/test', 'e2e/playwright.config.ts', /from '@playwright\/test'/, /defineConfig/],
];

/** Without comments, which may name a library that the code no longer uses. */
const codeOf = (file: string) =>
  readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

test.each(card)('M-02 %s is used for its purpose in %s', (_library, file, ...uses) => {
  for (const use of uses) expect(codeOf(file)).toMatch(use);
});
