import { expect, test } from 'vitest';
import { checkFiles } from '../check/check-files';
import { findEntries, contentEntries } from '../model/content-entries';
import type { ContentRows } from '../rows/rows';
import { rowsOf } from '../rows/rows-of';
import { VIENNA, viennaWith } from '../testing/vienna';
import { renameKey } from './rename-key';

const contentOf = (files: ReadonlyMap<string, string>) => {
  const { content, problems } = checkFiles(files);
  if (!content) throw new Error(JSON.stringify(problems));
  return content;
};

function renamed(files: ReadonlyMap<string, string>, name: string, to: string): Map<string, string> {
  const [thing] = findEntries(contentOf(files), name);
  if (!thing) throw new Error(`no ${name}`);
  return new Map([...files, ...renameKey(files, thing, { to, legalDirectory: 'the-house' })]);
}

/** Returns the rows without their keys, because a renaming may change only the keys. */
const withoutKeys = (rows: ContentRows) =>
  JSON.parse(JSON.stringify(rows), (name, value: unknown) =>
    ['slug', 'target', 'url', 'parentSlug', 'termsUrl', 'privacyUrl'].includes(name) ? null : value,
  ) as unknown;

const NAMES = contentEntries(contentOf(VIENNA)).map(({ kind, name }) => [kind, name] as const);

test.each(NAMES)('a renamed %s %s keeps its id, those of its parts, and its translations', (kind, name) => {
  const [before] = findEntries(contentOf(VIENNA), name).filter((one) => one.kind === kind);
  if (!before) throw new Error(`no ${name}`);

  const files = new Map([
    ...VIENNA,
    ...renameKey(VIENNA, before, { to: 'another', legalDirectory: 'the-house' }),
  ]);

  expect(withoutKeys(rowsOf(contentOf(files)))).toEqual(withoutKeys(rowsOf(contentOf(VIENNA))));
  expect(checkFiles(files).problems.map(({ code }) => code)).toEqual(
    checkFiles(VIENNA).problems.map(({ code }) => code),
  );
});

test('a second rename keeps the first id', () => {
  const menu = 'outlets/bar/menus/drinks.yaml';
  const files = renamed(renamed(VIENNA, 'bar/drinks/melange', 'coffee'), 'bar/drinks/coffee', 'coffee-milk');

  expect(files.get(menu)).toMatch(
    /- key: coffee-milk\n {8}uuid: [0-9a-f-]{36}\n {8}formerKey: melange\n {8}name: Wiener Melange/,
  );
  expect(withoutKeys(rowsOf(contentOf(files)))).toEqual(withoutKeys(rowsOf(contentOf(VIENNA))));
});

test('comments and flow style around the key are preserved', () => {
  const menu = 'outlets/bar/menus/drinks.yaml';
  const files = viennaWith([
    [
      menu,
      '- key: espresso\n        name: Kleiner Brauner\n',
      '- { key: espresso, name: Brauner, price: 3.60 } # small\n',
    ],
    [menu, '        price: 3.60\n        allergens: [milk]\n', ''],
    [menu, '- key: melange\n', '- key: melange # with foam\n'],
  ]);

  const once = renamed(files, 'bar/drinks/espresso', 'brauner');
  const twice = renamed(once, 'bar/drinks/melange', 'foamed');

  expect(twice.get(menu)).toMatch(
    /- key: foamed # with foam\n {8}uuid: [0-9a-f-]{36}\n {8}formerKey: melange\n/,
  );
  expect(twice.get(menu)).toMatch(
    /- \{ key: brauner, uuid: [0-9a-f-]{36}, name: Brauner, price: 3\.60 \} # small/,
  );
});
