import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newFeature } from './new/new-feature';
import { newRemote } from './new/new-remote';
import { openWorkspace } from './new/workspace';
import { copyWorkspace } from './testing/copy-workspace';
import { runNode } from './testing/run-node';

// The tests run real builds on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const copy = copyWorkspace(['scripts', 'shared', 'shell', 'mfe-dining']);
afterAll(copy.remove);

const pnpmNew = (...words: string[]) =>
  runNode(copy.root, ['--import', 'tsx', 'scripts/new.ts', ...words, '--no-install']);

beforeAll(async () => {
  for (const words of [
    ['remote', 'wine-bar'],
    ['feature', 'wine-bar', 'tasting'],
    ['feature', 'dining', 'wine-list'],
  ]) {
    const { code, output } = await pnpmNew(...words);
    if (code !== 0) throw new Error(output);
  }
  copy.install('mfe-wine-bar', 'mfe-dining');
});

test('a new remote has its own port and owns its address', async () => {
  const { remotes, routes } = await tables();

  expect(remotes['wine-bar']).toEqual({ port: 3106 });
  expect(routes['property-wine-bar']).toEqual({
    path: '/:property/wine-bar',
    owner: 'wine-bar',
    title: 'Wine bar',
    up: 'property',
  });
});

test("a new page is listed with its remote's routes and in its remote's page table", async () => {
  const owners = Object.values((await tables()).routes).map(({ owner }) => owner);
  expect(owners.lastIndexOf('dining') - owners.indexOf('dining') + 1).toBe(
    owners.filter((owner) => owner === 'dining').length,
  );

  const remote = copy.read('mfe-dining/src/remote.ts');
  expect(remote).toMatch(/'property-wine-list': \(\) =>\s+import\([^)]+'.\/wine-list\/wine-list-page'/);
});

test.each(['en', 'es', 'fr', 'ja', 'ar'])('the new texts are in the catalogues of %s', (lang) => {
  const texts = (folder: string) => JSON.parse(copy.read(`${folder}/src/locales/${lang}.json`)) as object;

  expect(texts('mfe-wine-bar')).toMatchObject({ 'Wine bar': 'Wine bar', Tasting: 'Tasting' });
  expect(texts('mfe-dining')).toHaveProperty('Wine list');
  expect(texts('shell')).toMatchObject({
    'Wine bar': 'Wine bar',
    Tasting: 'Tasting',
    'Wine list': 'Wine list',
  });
});

test('the generated code is formatted, type-checks, and passes its own tests', async () => {
  const folders = ['mfe-wine-bar', 'mfe-dining/src/wine-list', 'shared/src/routes', 'shell/src/locales'];
  const [format, lint, types, tests] = await Promise.all([
    runNode(copy.root, [copy.tool('prettier/bin/prettier.cjs'), '--check', ...folders]),
    runNode(copy.root, [copy.tool('eslint/bin/eslint.js'), 'mfe-wine-bar', 'mfe-dining/src/wine-list']),
    checkTypes(),
    runNode(copy.root, [
      copy.tool('vitest/vitest.mjs'),
      'run',
      '--project',
      'browser',
      'mfe-wine-bar',
      'wine-list',
    ]),
  ]);

  expect([format, lint, types].map(({ code, output }) => (code === 0 ? '' : output))).toEqual(['', '', '']);
  expect(tests.output).toContain('4 passed');
});

test('a new remote builds with its three-line configuration', async () => {
  const rspack = copy.tool('@rspack/cli/bin/rspack.js', 'shell');
  const args = [rspack, 'build', '--config', 'rspack.config.ts'];
  const build = await runNode(join(copy.root, 'mfe-wine-bar'), args, {
    NODE_ENV: 'production',
    RELEASE_VERSION: '1.0.0-test',
  });

  expect(build.code, build.output).toBe(0);
  // A name with a dash is no valid name of a global variable.
  const files = readdirSync(join(copy.root, 'mfe-wine-bar/dist'));
  const entry = files.find((file) => /^remoteEntry\.[0-9a-f]{8}\.js$/.test(file));
  expect(copy.read(`mfe-wine-bar/dist/${entry}`)).toMatch(/var wine_bar_1_0_0_test\b/);
  expect(files).toContainEqual(expect.stringMatching(/^page-property-tasting\.[0-9a-f]{8}\.js$/));
  expect(copy.read('mfe-wine-bar/dist/_server/remote.mjs')).toContain('property-wine-bar');
});

test.each([
  [['chat'], 'The remote “chat” already exists.'],
  [['profile'], 'The address /{property}/profile is taken.'],
  [['shell'], '“shell” is the host of all remotes.'],
  [['Spa'], '“Spa” is not a valid name: write it like wine-list'],
  [['../spa'], '“../spa” is not a valid name: write it like wine-list'],
  [['services'], '“services” is a kind of file'],
  [['spa', 'sauna'], 'There is no remote “spa”. Remotes: chat, '],
  [['dining', 'menus'], 'mfe-dining already has a folder menus.'],
  [['chat', 'favorites'], 'The address /{property}/favorites is taken.'],
])('%s cannot be generated, and a message says why', ([remote = '', subject], message) => {
  const write = () =>
    subject ? newFeature(openWorkspace(), remote, subject) : newRemote(openWorkspace(), remote);

  expect(write).toThrow(message);
});

test.each([
  [['remote', 'profile'], 'The address /{property}/profile is taken.\n'],
  [['feature', 'dining'], 'pnpm new remote <name>'],
])('pnpm new %s ends with a message and changes nothing', async (words, message) => {
  const before = copy.sources();

  const { code, output } = await pnpmNew(...words);

  expect(output.slice(0, message.length)).toBe(message);
  expect(code).toBe(64);
  expect(copy.sources()).toEqual(before);
});

async function tables() {
  const say = `import { remotes } from './shared/src/routes/remotes.ts';
import { routes } from './shared/src/routes/routes.ts';
console.log(JSON.stringify({ remotes, routes }));`;
  const { output } = await runNode(copy.root, ['--import', 'tsx', '--input-type=module', '--eval', say]);
  return JSON.parse(output) as {
    remotes: Record<string, object>;
    routes: Record<string, { owner: string }>;
  };
}

function checkTypes() {
  const project = JSON.stringify({ extends: './tsconfig.json', include: ['shared', 'shell', 'mfe-*/**/*'] });
  writeFileSync(join(copy.root, 'tsconfig.new.json'), project);
  return runNode(copy.root, [copy.tool('typescript-native/bin/tsc'), '--noEmit', '-p', 'tsconfig.new.json']);
}
