import { rspack } from '@rspack/core';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HandOverPlugin } from './hand-over-plugin';
import { replaceExactly } from './bundler-output/replace-exactly';

const sources = (word: string) => ({
  'start.js': `globalThis.parts = { ...globalThis.parts, [__VERSION__]: {
    menu: () => import(/* webpackChunkName: "menu" */ './menu'),
    bar: () => import(/* webpackChunkName: "bar" */ './bar'),
  } };`,
  'menu.js': `import './menu.css'; export const menu = { word: '${word}' };`,
  'menu.css': 'p { color: red }',
  'bar.js': `import './bar.css'; export const bar = { word: 'the same' };`,
  'bar.css': 'p { color: blue }',
});

let dir = '';
const builds: Record<string, string[]> = {};

async function build(version: string, word: string): Promise<void> {
  for (const [file, text] of Object.entries(sources(word))) await writeFile(join(dir, file), text);
  const stats = await promisify(rspack)({
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    entry: { start: './start.js' },
    output: {
      path: join(dir, 'dist'),
      publicPath: '/files/',
      uniqueName: 'part',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssChunkFilename: '[name].[contenthash:8].css',
    },
    module: { rules: [{ test: /\.css$/, type: 'css' }] },
    optimization: { chunkIds: 'named' },
    plugins: [
      new rspack.DefinePlugin({ __VERSION__: '__webpack_require__.version' }),
      new HandOverPlugin({ build: `part_${version.replaceAll('.', '_')}`, version, isRemote: true }),
    ],
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({}));
  builds[version] = stats.toJson({ assets: true }).assets?.map(({ name }) => name) ?? [];
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hand-over-'));
  await build('1.0.0', 'before');
  await build('1.0.1', 'after');
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const filesOf = (version: string, start: string) =>
  (builds[version] ?? []).filter((file) => file.startsWith(`${start}.`)).sort();

interface Element {
  tag: string;
  src?: string;
  href?: string;
  rel?: string;
  onload?: (event: { type: string }) => void;
}

type Part = Record<'menu' | 'bar', () => Promise<Record<string, { word: string }>>>;

/** Runs the start scripts of both versions in one page, whose elements load a moment after they are inserted. */
async function openPage() {
  const elements: Element[] = [];
  const document = {
    currentScript: undefined as Element | undefined,
    getElementsByTagName: (tag: string) => elements.filter((it) => it.tag === tag),
    createElement(tag: string) {
      const attributes: Record<string, unknown> = {};
      return {
        tag,
        setAttribute: (name: string, value: unknown) => (attributes[name] = value),
        // Addresses are properties of this fake element, but they can be read as attributes too.
        getAttribute(this: Element, name: string) {
          return name === 'src' || name === 'href' ? this[name] : attributes[name];
        },
        removeAttribute: (name: string) => delete attributes[name],
      };
    },
    head: {
      appendChild(element: Element) {
        elements.push(element);
        void load(element);
      },
    },
  };
  const page = createContext({
    document,
    parts: {} as Record<string, Part>,
    location: { origin: 'https://suite.test' },
    setTimeout: () => 0,
    clearTimeout: () => {},
  });
  page.window = page.self = page;

  async function load(element: Element): Promise<void> {
    const code =
      element.src && (await readFile(join(dir, 'dist', element.src.slice('/files/'.length)), 'utf8'));
    document.currentScript = element;
    if (code) runInContext(code, page);
    document.currentScript = undefined;
    element.onload?.({ type: 'load' });
  }

  for (const version of Object.keys(builds)) {
    const [start = ''] = filesOf(version, 'start');
    runInContext(await readFile(join(dir, 'dist', start), 'utf8'), page);
  }
  // The cast is safe because the scripts of the test define these parts.
  return { parts: page.parts as Record<string, Part>, elements };
}

test('a file that does not change is the same file in the next version', async () => {
  expect(filesOf('1.0.1', 'bar')).toEqual(filesOf('1.0.0', 'bar'));
  expect(filesOf('1.0.1', 'menu')).not.toEqual(filesOf('1.0.0', 'menu'));
  const late = (await readdir(join(dir, 'dist'))).filter((file) => /^(bar|menu)\..+\.js$/.test(file));
  expect(late).toHaveLength(3);
  for (const file of late)
    expect(await readFile(join(dir, 'dist', file), 'utf8')).not.toMatch(/part|1[._]0[._]\d/);
});

test('two versions that ask for the same file in the same moment each have modules and elements of their own', async () => {
  const { parts, elements } = await openPage();
  const load = (version: string) => Promise.all([parts[version]?.menu(), parts[version]?.bar()]);

  const [[menu1, bar1], [menu2, bar2]] = await Promise.all([load('1.0.0'), load('1.0.1')]);

  expect([menu1?.menu?.word, menu2?.menu?.word]).toEqual(['before', 'after']);
  expect([bar1?.bar?.word, bar2?.bar?.word]).toEqual(['the same', 'the same']);
  expect(bar1?.bar).not.toBe(bar2?.bar);
  expect(elements.filter(({ src }) => src?.includes('bar.'))).toHaveLength(2);
  expect(elements.filter(({ href }) => href?.includes('bar.'))).toHaveLength(2);
});

test('a version that asks for a file again gets its own module and no second element', async () => {
  const { parts, elements } = await openPage();

  const first = await parts['1.0.0']?.bar();
  const again = await parts['1.0.0']?.bar();

  expect(again).toBe(first);
  expect(elements.filter(({ src }) => src?.includes('bar.'))).toHaveLength(1);
});

test('a text that the bundler writes as often as expected is replaced, otherwise the build fails', () => {
  expect(replaceExactly('a b a', 'a', 'c', 2)).toBe('c b c');
  expect(() => replaceExactly('a b a', 'a', 'c')).toThrow(/"a" 2 times instead of 1/);
  expect(() => replaceExactly('b', 'a', 'c')).toThrow(/"a" 0 times instead of 1/);
});
