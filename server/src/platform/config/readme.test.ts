import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readConfig } from './config';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
const readme = await read('../../../../README.md');
/** The rows of the table of settings, with the names of a row and its default. */
const rows = [...readme.matchAll(/^\| (`[A-Z_0-9`, ]+?`) +\| (.+?) +\|/gm)].map(
  ([, names = '', byDefault = '']) => ({
    names: [...names.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name = '']) => name),
    byDefault,
  }),
);
const documented = rows.flatMap(({ names }) => names);

test('the README lists every setting that the server reads, and no other', async () => {
  const settings = [...(await read('config.ts')).matchAll(/^ {2}([A-Z][A-Z_0-9]+): /gm)].map(
    ([, name]) => name,
  );

  const ofReleases = documented.filter((name) => /^RELEASES?_/.test(name));
  // `pnpm dev` sets it, and the README says so below the table.
  expect([...documented, 'DEV_SERVERS'].sort()).toEqual([...settings, ...ofReleases].sort());
});

const plain = rows.flatMap(({ names: [name = ''], byDefault }) =>
  /^(`\S+`|[\w.]+)$/.test(byDefault) ? [[name, byDefault.replaceAll('`', '')] as const] : [],
);

test.each(plain)('%s is %s by default', (name, value) => {
  expect(readConfig({ [name]: value })).toEqual(readConfig({}));
});
