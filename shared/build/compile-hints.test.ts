import { rspack } from '@rspack/core';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { browserConfig } from './browser-config';
import { compileHints } from './compile-hints';

test('the first view and the pages ask to be compiled as they come, through the minimizer; nothing else does', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'hints-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await writeFile(
    join(dir, 'main.js'),
    `import(/* webpackChunkName: "page-menu" */ './menu.js'); import(/* webpackChunkName: "late" */ './late.js');`,
  );
  await writeFile(join(dir, 'menu.js'), `export const menu = () => 'menu';`);
  await writeFile(join(dir, 'late.js'), `export const late = () => 'late';`);

  const { output, optimization } = browserConfig({ name: 'shell', dir });
  await built({
    context: dir,
    entry: { main: './main.js' },
    output,
    optimization,
    plugins: [compileHints()],
  });

  const files = (await readdir(join(dir, 'dist'))).filter((it) => it.endsWith('.js'));
  const hinted = await Promise.all(
    files.map(async (file) => {
      const first = (await readFile(join(dir, 'dist', file), 'utf8')).split('\n', 1)[0];
      return [file.split('.')[0], first === '//# allFunctionsCalledOnLoad'];
    }),
  );
  expect(Object.fromEntries(hinted)).toEqual({ main: true, 'page-menu': true, late: false });
});

const built = (options: Parameters<typeof rspack>[0]) =>
  new Promise<void>((resolve, reject) =>
    rspack({ mode: 'production', ...options }).run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    }),
  );
