import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readConfig } from './config';
import { settingsSchema } from './settings-schema';

const readme = await readFile(new URL('../../../../README.md', import.meta.url), 'utf8');
/** Returns the rows of the settings table, each with its names and its default. */
const rows = [...readme.matchAll(/^\| (`[A-Z_0-9`, ]+?`) +\| (.+?) +\|/gm)].map(
  ([, names = '', byDefault = '']) => ({
    names: [...names.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name = '']) => name),
    byDefault,
  }),
);
const documented = rows.flatMap(({ names }) => names);

test('the README lists every setting that the server reads, and no other', () => {
  const settings = Object.keys(settingsSchema.shape);

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
