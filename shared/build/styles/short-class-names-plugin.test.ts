import { rspack } from '@rspack/core';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { namedByContent } from './class-names';
import { ShortClassNamesPlugin } from './short-class-names-plugin';

const CARD = `
  /* .old */
  .card { --tone: red; color: var(--tone); animation: appear 1s }
  .card:hover .title, .title-of-card { color: var(--muted) }
  @keyframes appear { from { opacity: 0 } }`;

/** Builds a package in a folder of its own, and returns its style sheet and the exports of its modules. */
async function built(files: Record<string, string>) {
  const dir = await mkdtemp(join(tmpdir(), 'class-names-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, 'src', path)), { recursive: true });
    await writeFile(join(dir, 'src', path), content);
  }
  const options = { name: 'dining', dir };
  const stats = await promisify(rspack)({
    context: dir,
    mode: 'production',
    entry: './src/main.js',
    output: {
      path: join(dir, 'dist'),
      filename: 'main.js',
      cssFilename: 'main.css',
      library: { type: 'commonjs2' },
    },
    module: { rules: [namedByContent(options, { exportsOnly: false })] },
    plugins: [new ShortClassNamesPlugin(options)],
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({}));
  const textOf = (name: string) => readFile(join(dir, 'dist', name), 'utf8');
  return { css: await textOf('main.css'), script: await textOf('main.js') };
}

const main = (...names: string[]) =>
  names.map((name, i) => `import s${i} from './${name}.module.css';`).join('') +
  `export const all = [${names.map((_, i) => `{ ...s${i} }`).join(', ')}];`;

test('the names of a file share a prefix and differ in one character, in styles and scripts alike', async () => {
  const { css, script } = await built({ 'card.module.css': CARD, 'main.js': main('card') });

  const [, prefix = ''] = /\.(d[0-9A-Za-z]{5})a\{/.exec(css) ?? [];
  expect(prefix).not.toBe('');
  expect(css).toContain(`.${prefix}a:hover .${prefix}b,.${prefix}c`);
  expect(css).toContain(`@keyframes ${prefix}d`);
  expect(css).toMatch(new RegExp(`animation:[^}]*\\b${prefix}d\\b`));
  // A property of the file is renamed, and one of the theme is not.
  expect(css).toContain(`--${prefix}e:red`);
  expect(css).toContain(`color:var(--${prefix}e)`);
  expect(css).toContain('var(--muted)');
  for (const name of ['a', 'b', 'c']) expect(script).toContain(`"${prefix}${name}"`);
  expect(css + script).not.toMatch(/d[0-9A-Za-z]{5}--/);
});

test('a file that does not change keeps its names, and another content of it has others', async () => {
  const other = { 'title.module.css': '.title { color: blue }', 'main.js': main('card', 'title') };
  const [before, beside, changed] = [
    await built({ 'card.module.css': CARD, 'main.js': main('card') }),
    await built({ 'card.module.css': CARD, ...other }),
    await built({ 'card.module.css': `${CARD} .card { margin: 0 }`, 'main.js': main('card') }),
  ];
  const prefixesIn = ({ css }: { css: string }) => [...new Set(css.match(/\.d[0-9A-Za-z]{5}/g))];

  const [card] = prefixesIn(before);
  expect(prefixesIn(beside)).toContain(card);
  expect(prefixesIn(beside)).toHaveLength(2);
  expect(prefixesIn(changed)).not.toContain(card);
});
