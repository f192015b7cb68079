import { rspack } from '@rspack/core';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LazyIntegrityPlugin } from './lazy-integrity-plugin';
import type { LazyHashes } from './lazy-integrity-runtime';

const SOURCES = {
  'start.js': `globalThis.load = {
    menu: () => import(/* webpackChunkName: "menu" */ './menu'),
    bar: () => import(/* webpackChunkName: "bar" */ './bar'),
  };`,
  'menu.js': `import './menu.css'; export const menu = 'menu';`,
  'menu.css': `p { color: red }`,
  'bar.js': `export const bar = 'bar';`,
};

let dir = '';
let files: string[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lazy-integrity-'));
  for (const [file, text] of Object.entries(SOURCES)) await writeFile(join(dir, file), text);
  const stats = await promisify(rspack)({
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    entry: { start: './start.js' },
    output: {
      path: join(dir, 'dist'),
      publicPath: '/files/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssChunkFilename: '[name].[contenthash:8].css',
    },
    module: { rules: [{ test: /\.css$/, type: 'css' }] },
    optimization: { chunkIds: 'named' },
    plugins: [new LazyIntegrityPlugin({ first: ['bar'], isRemote: false })],
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({}));
  files = await readdir(join(dir, 'dist'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const fileOf = (start: string, extension: string) =>
  files.find((file) => file.startsWith(`${start}.`) && file.endsWith(extension)) ?? `no ${start}`;
const read = (file: string) => readFile(join(dir, 'dist', file), 'utf8');
const integrityOf = async (file: string) =>
  `sha256-${createHash('sha256')
    .update(await read(file))
    .digest('base64')}`;

interface Listened {
  target?: Element & { rel?: string };
  detail?: string;
}

interface Element {
  src?: string;
  href?: string;
  integrity?: string;
  onload?: (event: { type: string }) => void;
}

/** Runs the start script in a page that records the elements and requests instead of loading anything. */
async function openPage({
  preloads = [] as string[],
  replies = [] as (LazyHashes | 'lost')[],
  hasCaches = true,
  statuses = {} as Record<string, number>,
} = {}) {
  const deleted: string[] = [];
  const listeners = new Map<string, (event: Listened) => void>();
  const inserted: Element[] = [];
  const requests: { url: string; integrity?: string; cache?: string }[] = [];
  const links = await Promise.all(
    preloads.map(async (file) => ({ href: `/files/${file}`, integrity: await integrityOf(file) })),
  );
  const page = {
    load: {} as Record<'menu' | 'bar', () => Promise<unknown>>,
    location: { origin: 'https://suite.test' },
    setTimeout: () => 0,
    clearTimeout: () => {},
    AbortSignal,
    addEventListener: (name: string, listener: (event: Listened) => void) => listeners.set(name, listener),
    dispatchEvent: (event: Listened & { type: string }) => listeners.get(event.type)?.(event),
    CustomEvent,
    performance: {
      getEntriesByName: (url: string) => (url in statuses ? [{ responseStatus: statuses[url] }] : []),
    },
    ...(hasCaches && {
      caches: {
        open: async (cache: string) => ({ delete: async (url: string) => deleted.push(`${cache} ${url}`) }),
      },
    }),
    async fetch(url: string, options: { integrity?: string; cache?: string }) {
      const { signal: _signal, ...request } = options as typeof options & { signal?: AbortSignal };
      requests.push({ url, ...request });
      const reply = (request.cache === undefined && replies.shift()) || 'lost';
      if (reply === 'lost') throw new TypeError('Failed to fetch');
      return { json: async () => reply };
    },
    document: {
      readyState: 'loading',
      getElementsByTagName: () => [],
      querySelectorAll: () => links,
      createElement() {
        const attributes: Record<string, unknown> = {};
        return {
          src: '',
          href: '',
          setAttribute: (name: string, value: unknown) => (attributes[name] = value),
          getAttribute: (name: string) => attributes[name],
          removeAttribute: (name: string) => delete attributes[name],
        };
      },
      head: { appendChild: (element: Element) => inserted.push(element) },
    },
  };
  runInNewContext(await read(fileOf('start', '.js')), Object.assign(page, { window: page, self: page }));
  const fire = (name: string, event: Listened) => listeners.get(name)?.(event);
  return { page, inserted, requests, deleted, fire };
}

const hashes = async () => JSON.parse(await read(fileOf('hashes', '.json'))) as LazyHashes;
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the hashes file has the hash of every lazy file', async () => {
  expect(await hashes()).toEqual({
    scripts: {
      menu: await integrityOf(fileOf('menu', '.js')),
      bar: await integrityOf(fileOf('bar', '.js')),
    },
    styles: { menu: await integrityOf(fileOf('menu', '.css')) },
  });
});

test('the start script has only the hashes of the hashes file and of the first chunks', async () => {
  const start = await read(fileOf('start', '.js'));
  const found = start.match(/sha256-[\w+/]+=/g) ?? [];

  expect(found.toSorted()).toEqual(
    [await integrityOf(fileOf('hashes', '.json')), await integrityOf(fileOf('bar', '.js'))].toSorted(),
  );
});

test('a lazy file is inserted only with its hash', async () => {
  const { page, inserted, requests } = await openPage({ replies: [await hashes()] });

  void page.load.menu();
  expect(inserted).toEqual([]);
  await settled();

  expect(requests).toEqual([
    {
      url: `/files/${fileOf('hashes', '.json')}`,
      integrity: await integrityOf(fileOf('hashes', '.json')),
    },
  ]);
  expect(inserted.map((it) => it.integrity).toSorted()).toEqual(
    [await integrityOf(fileOf('menu', '.js')), await integrityOf(fileOf('menu', '.css'))].toSorted(),
  );
});

test('a first chunk is inserted at once while the hashes of the others are loaded', async () => {
  const { page, inserted, requests } = await openPage({ replies: [await hashes()] });

  void page.load.bar();

  expect(inserted).toMatchObject([{ integrity: await integrityOf(fileOf('bar', '.js')) }]);
  expect(requests).toHaveLength(1);
});

test('a file that the document preloads is inserted at once and loads no hashes before the page is idle', async () => {
  const { page, inserted, requests } = await openPage({ preloads: [fileOf('bar', '.js')] });

  void page.load.bar();

  expect(inserted).toMatchObject([{ integrity: await integrityOf(fileOf('bar', '.js')) }]);
  expect(requests).toEqual([]);
});

test('lost hashes fail the import like a lost file, and the next import asks for them again', async () => {
  const { page, inserted } = await openPage({ replies: ['lost', await hashes()] });

  await expect(page.load.menu()).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(inserted).toEqual([]);
  void page.load.menu();
  await settled();

  expect(inserted).toHaveLength(2);
});

test('a file without a hash is never inserted', async () => {
  const { page, inserted } = await openPage({ replies: [{ scripts: {}, styles: {} }] });

  await expect(page.load.menu()).rejects.toMatchObject({ name: 'ChunkLoadError' });

  expect(inserted).toEqual([]);
});

test.each([
  ['a script', { src: '/files/bar.js', integrity: 'sha256-x' }, '/files/bar.js'],
  ['styles', { href: '/files/menu.css', rel: 'stylesheet', integrity: 'sha256-x' }, '/files/menu.css'],
])('%s that the browser refuses is taken from the caches and loaded again', async (_case, target, file) => {
  const { requests, deleted, fire } = await openPage();

  fire('error', { target });
  await settled();

  expect(deleted).toEqual([`files ${file}`]);
  expect(requests).toEqual([{ url: file, cache: 'reload' }]);
});

test('refused hashes are loaded again, also where there are no caches', async () => {
  const { page, requests } = await openPage({ replies: ['lost'], hasCaches: false });

  await expect(page.load.menu()).rejects.toMatchObject({ name: 'ChunkLoadError' });
  await settled();

  expect(requests.at(-1)).toEqual({ url: `/files/${fileOf('hashes', '.json')}`, cache: 'reload' });
});

test.each([
  [200, 1],
  [0, 1],
  [404, 0],
  [503, 0],
])('after a reply of %i a script that fails is loaded again %i times', async (status, times) => {
  const { requests, fire } = await openPage({ statuses: { '/files/bar.js': status } });

  fire('error', { target: { src: '/files/bar.js', integrity: 'sha256-x' } });
  await settled();

  expect(requests).toHaveLength(times);
});

test.each([
  ['an error in code', {}],
  ['a picture', { src: '/pictures/sea.webp' }],
  ['a preload, whose script fails too', { href: '/files/bar.js', rel: 'preload', integrity: 'sha256-x' }],
])('%s is not loaded again', async (_case, target) => {
  const { requests, fire } = await openPage();

  fire('error', { target });
  await settled();

  expect(requests).toEqual([]);
});
