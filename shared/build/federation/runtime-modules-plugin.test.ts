import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LazyIntegrityPlugin } from '../lazy-integrity-plugin';
import { RuntimeModulesPlugin } from './runtime-modules-plugin';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'runtime-modules-'));
  await writeFile(join(dir, 'library.js'), 'export const library = (it) => `a library and ${it}`;');
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Builds a start with federation whose entry and lazy file say this word. */
async function build(word: string, { from = 'runtime', late = word } = {}): Promise<Record<string, string>> {
  const output = join(dir, word);
  await writeFile(
    join(dir, 'main.js'),
    `import { library } from './library';
    globalThis.said = library('${word}');
    globalThis.later = () => import(/* webpackChunkName: "late" */ './late');`,
  );
  await writeFile(join(dir, 'late.js'), `export const late = '${late}';`);
  const stats = await promisify(rspack)({
    mode: 'production',
    devtool: false,
    context: dir,
    target: ['web', 'es2022'],
    entry: { main: './main.js' },
    output: {
      path: output,
      publicPath: '/files/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    optimization: {
      chunkIds: 'named',
      runtimeChunk: { name: 'runtime' },
      splitChunks: {
        chunks: 'initial',
        cacheGroups: { libraries: { test: /library\.js$/, name: 'libraries', enforce: true } },
      },
    },
    plugins: [
      new ModuleFederationPlugin({ name: 'page', shared: {}, dts: false, manifest: false }),
      new RuntimeModulesPlugin({ from, to: 'libraries' }),
      new LazyIntegrityPlugin({ isRemote: false }),
    ],
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ errors: true }));
  const files = (await readdir(output)).filter((file) => /\.(js|json)$/.test(file));
  const texts = files.map(async (file) => [file, await readFile(join(output, file), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

const nameOf = (files: Record<string, string>, chunk: string) =>
  Object.keys(files).find((file) => file.startsWith(`${chunk}.`)) ?? '';

test('the federation runtime lies beside the libraries', async () => {
  const files = await build('the-start');

  expect(files[nameOf(files, 'libraries')]).toContain('__FEDERATION__');
  expect(files[nameOf(files, 'libraries')]).toContain('a library and ');
  expect(files[nameOf(files, 'runtime')]).not.toContain('__FEDERATION__');
});

test('a change of the entry and of a lazy file changes neither the libraries nor the federation runtime', async () => {
  const [before, after] = [await build('before'), await build('after')];

  expect(nameOf(after, 'libraries')).toBe(nameOf(before, 'libraries'));
  expect(nameOf(after, 'main')).not.toBe(nameOf(before, 'main'));
  expect(nameOf(after, 'runtime')).not.toBe(nameOf(before, 'runtime'));
});

test('a change of the entry alone changes neither the runtime nor the hashes of the lazy files', async () => {
  const before = await build('first', { late: 'as ever' });
  const after = await build('second', { late: 'as ever' });

  expect(Object.keys(after).filter((file) => !(file in before))).toEqual([nameOf(after, 'main')]);
});

test('a build without that runtime chunk fails', async () => {
  await expect(build('other', { from: 'other' })).rejects.toThrow('there is no chunk other');
});
