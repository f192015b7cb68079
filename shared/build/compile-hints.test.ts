import { rspack } from '@rspack/core';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { compileHints } from './compile-hints';

test('what a page opens with is compiled while it loads, and other lazy parts when they are used', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'compile-hints-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const chunks = ['page-book', 'booking', 'booking-steps', 'late'];
  const imports = chunks.map((name) => `import(/* webpackChunkName: "${name}" */ './${name}');`);
  await writeFile(join(dir, 'main.js'), imports.join('\n'));
  for (const name of chunks) await writeFile(join(dir, `${name}.js`), `export const name = '${name}';`);

  await promisify(rspack)({
    mode: 'production',
    context: dir,
    entry: { main: './main.js' },
    output: { path: join(dir, 'dist'), chunkFilename: '[name].[contenthash:8].js' },
    plugins: [compileHints()],
  });

  const hinted: string[] = [];
  for (const file of await readdir(join(dir, 'dist'))) {
    const code = await readFile(join(dir, 'dist', file), 'utf8');
    if (code.startsWith('//# allFunctionsCalledOnLoad')) hinted.push(file.split('.')[0] ?? '');
  }
  expect(hinted.toSorted()).toEqual(['booking', 'main', 'page-book']);
});
