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

test('a new remote has its own port and declares its pages itself', async () => {
  expect(await remotesOfCopy()).toHaveProperty('wine-bar', { port: 3106 });
  expect(JSON.parse(copy.read('mfe-wine-bar/src/routes.json'))).toEqual({
    'wine-bar.wine-bar': { path: '/:property/wine-bar', title: 'Wine bar', up: 'property' },
    'wine-bar.tasting': { path: '/:property/tasting', title: 'Tasting', up: 'property' },
  });
});

test("a new page is in its remote's own files, and so needs no release of the shell or the server", () => {
  const remote = copy.read('mfe-dining/src/remote.ts');
  expect(remote).toMatch(/'dining\.wine-list': \(\) =>\s+import\([^)]+'.\/wine-list\/wine-list-page'/);
  expect(copy.read('mfe-dining/src/routes.json')).toContain('"dining.wine-list"');

  expect(copy.read('shared/src/routes/routes.ts')).not.toMatch(/wine-list|tasting/);
  expect(copy.read('shell/src/locales/en.json')).not.toContain('Wine list');
});

test.each(['en', 'es', 'fr', 'ja', 'ar'])('the new texts are in the catalogues of %s', (lang) => {
  const texts = (folder: string) => JSON.parse(copy.read(`${folder}/src/locales/${lang}.json`)) as object;

  expect(texts('mfe-wine-bar')).toMatchObject({ 'Wine bar': 'Wine bar', Tasting: 'Tasting' });
  expect(texts('mfe-dining')).toHaveProperty('Wine list');
});

test('the generated code is formatted, type-checks, and passes its own tests', async () => {
  const folders = [
    'mfe-wine-bar',
    'mfe-dining/src/wine-list',
    'mfe-dining/src/remote.ts',
    'shared/src/routes',
  ];
  const [format, lint, types, tests] = await Promise.all([
    runNode(copy.root, [copy.tool('oxfmt/bin/oxfmt'), '--check', ...folders]),
    runNode(copy.root, [
      copy.tool('oxlint/bin/oxlint'),
      '-c',
      'oxlint.config.js',
      'mfe-wine-bar',
      'mfe-dining/src/wine-list',
    ]),
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
  expect(files).toContainEqual(expect.stringMatching(/^page-wine-bar\.tasting\.[0-9a-f]{8}\.js$/));
  expect(copy.read('mfe-wine-bar/dist/_server/remote.mjs')).toContain('wine-bar.wine-bar');
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
  [['dining', 'chat'], 'The address /{property}/chat is taken.'],
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

async function remotesOfCopy() {
  const say = `import { remotes } from './shared/src/routes/remotes.ts';
console.log(JSON.stringify(remotes));`;
  const { output } = await runNode(copy.root, ['--import', 'tsx', '--input-type=module', '--eval', say]);
  return JSON.parse(output) as object;
}

function checkTypes() {
  const project = JSON.stringify({ extends: './tsconfig.json', include: ['shared', 'shell', 'mfe-*/**/*'] });
  writeFileSync(join(copy.root, 'tsconfig.new.json'), project);
  return runNode(copy.root, [copy.tool('typescript-native/bin/tsc'), '--noEmit', '-p', 'tsconfig.new.json']);
}
