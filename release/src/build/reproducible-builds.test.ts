import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageDir, suiteRoot } from '../workspace/packages';
import { buildIn } from './build';

const page = (name: string) => `import styles from './${name}.module.css';
export const ${name} = () => <p className={styles.text}>${name}</p>;`;

const SOURCES: Record<string, string> = {
  'rspack.config.ts': `import { remoteConfig } from '@guest/shared/build/remote-config';
export default remoteConfig({ name: 'discover', dir: import.meta.dirname });`,
  'package.json': '{ "name": "@guest/mfe-discover", "type": "module" }',
  'src/reads.ts': 'export const reads = {};',
  'src/remote.ts': `import { HOST_VERSION } from '@guest/shared/host/host-version';
export const remote = {
  hostVersion: HOST_VERSION,
  version: __VERSION__,
  mount: async () => ({
    pages: {
      'property-discover': () =>
        import(/* webpackChunkName: "page-property-discover" */ './feed').then((it) => it.feed),
      'property-discover-guidelines': () =>
        import(/* webpackChunkName: "page-property-discover-guidelines" */ './rules').then((it) => it.rules),
    },
  }),
};`,
  'src/feed.tsx': page('feed'),
  'src/feed.module.css': '.text { color: red; }',
  'src/rules.tsx': page('rules'),
  'src/rules.module.css': '.text { color: blue; }',
};

interface Built {
  dir: string;
  record: ReleaseRecord;
}

let root = '';
let original: Built;
let elsewhere: Built;
let next: Built;

/** The folders have the same depth, because paths from one package to another are part of a build. */
async function build(folder: string, version: string, changes: Record<string, string> = {}): Promise<Built> {
  const dir = join(root, folder);
  for (const [file, text] of Object.entries({ ...SOURCES, ...changes })) {
    await mkdir(join(dir, file, '..'), { recursive: true });
    await writeFile(join(dir, file), text);
  }
  await symlink(join(packageDir('discover'), 'node_modules'), join(dir, 'node_modules'));
  return { dir, record: await buildIn(dir, 'discover', version) };
}

beforeAll(async () => {
  await mkdir(join(suiteRoot, '.cache'), { recursive: true });
  root = await mkdtemp(join(suiteRoot, '.cache/equal-bytes-'));
  original = await build('a', '1.0.0');
  elsewhere = await build('a-folder-with-another-name', '1.0.0');
  next = await build('b', '1.0.1', { 'src/rules.module.css': '.text { color: green; }' });
}, 180_000);
afterAll(() => rm(root, { recursive: true, force: true }));

const namesOf = ({ record }: Built) => record.files.map(({ file }) => file);
const read = ({ dir }: Built, file: string) => readFile(join(dir, 'dist', file), 'utf8');

test('the same sources in two folders build the same files, and none contains a path of the machine', async () => {
  expect(elsewhere.record.files).toEqual(original.record.files);
  expect(elsewhere.record.server).toEqual(original.record.server);
  for (const file of [...namesOf(elsewhere), elsewhere.record.server.bundle]) {
    const content = await read(elsewhere, file);
    expect(content).not.toMatch(/a-folder-with-another-name|equal-bytes/);
    expect(content).not.toContain(suiteRoot);
  }
});

test('the next version shares every file with the one before that its change does not concern', () => {
  const shared = namesOf(next).filter((file) => namesOf(original).includes(file));

  // These files changed: the style sheet, the code that contains its class names, and the files that list both.
  expect(shared.map((file) => file.replace(/\.[0-9a-f]{8}\./, '.')).sort()).toEqual([
    '__federation_expose_remote.js',
    'page-property-discover.css',
    'page-property-discover.js',
  ]);
  const integrities = (built: Built) =>
    built.record.files.filter(({ file }) => shared.includes(file)).map(({ integrity }) => integrity);
  expect(integrities(next)).toEqual(integrities(original));
  expect(next.record).toMatchObject({
    hasSharedFiles: true,
    entry: [expect.stringMatching(/^remoteEntry\./)],
  });
});

test('generated code of the federation has an id that does not follow from its text, which has paths of the machine', async () => {
  const [entry = ''] = original.record.entry;

  expect(await read(original, entry)).toMatch(/[{,]1\(\w+(,\w+)*\)\{/);
});

test('only the entry names the version', async () => {
  const naming = [];
  for (const file of namesOf(next)) if (/1[._]0[._]1/.test(await read(next, file))) naming.push(file);

  expect(naming).toEqual(next.record.entry);
});

test('two versions of one style sheet have no class name in common', async () => {
  const classesIn = async (built: Built) => {
    const file = namesOf(built).find((name) => /^page-property-discover-guidelines\.\w+\.css$/.test(name));
    return (await read(built, file ?? 'no styles')).match(/\.[\w-]+(?=\{)/g);
  };

  const [before, after] = [await classesIn(original), await classesIn(next)];
  expect(before).toHaveLength(1);
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});
