import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { VIENNA } from '../../../features/hotel-content/testing/vienna';
import { runHotelAsJson } from '../testing/run-hotel';

const home = await mkdtemp(join(tmpdir(), 'convert-'));
afterAll(() => rm(home, { recursive: true }));

const hotel = (...args: string[]) => runHotelAsJson(args);

let folders = 0;
async function vienna() {
  const folder = join(home, `vienna-${(folders += 1)}`);
  for (const [path, text] of VIENNA) await write(join(folder, path), text);
  const to = join(folder, 'outlets/bar/menus/kitchen.yaml');
  return {
    folder,
    to,
    async convert(bytes: string | Buffer, format = 'csv', ...flags: string[]) {
      await write(join(folder, 'source'), bytes);
      return hotel('convert', format, join(folder, 'source'), '--to', to, ...flags);
    },
    menu: () => readFile(to, 'utf8'),
    english: () => readFile(join(folder, 'texts/en/outlets/bar/menus/kitchen.yaml'), 'utf8'),
    edit: async (from: string, by: string) => {
      const text = await readFile(to, 'utf8');
      expect(text).toContain(from);
      await writeFile(to, text.replace(from, by));
    },
  };
}

async function write(file: string, bytes: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

const CSV = `section;section_en;name;name_en;description;price;allergens;dietary
Suppen;Soups;Frittatensuppe;Pancake soup;Mit Schnittlauch;6,90;gluten, eggs, celery;
Suppen;Soups;Gemüsesuppe;;;1.234,50;none;vegan
Hauptspeisen;Mains;Wiener Schnitzel;Schnitzel;;24 €;;
`;

test('a table becomes a menu that passes the check, with its translations', async () => {
  const { convert, menu, english, folder } = await vienna();

  const result = await convert(CSV);

  expect(result).toMatchObject({
    ok: true,
    code: 0,
    readAs: ['UTF-8', 'separated by ";"', 'decimals after ","'],
    lost: [],
    added: ['frittatensuppe', 'gemuesesuppe', 'wiener-schnitzel'],
  });
  expect(await menu()).toBe(`key: kitchen
name: kitchen
pricesIncludeTax: true
sections:
  - key: suppen
    name: Suppen
    items:
      - key: frittatensuppe
        name: Frittatensuppe
        description: Mit Schnittlauch
        price: 6.90
        allergens: [ gluten, eggs, celery ]
      - key: gemuesesuppe
        name: Gemüsesuppe
        price: 1234.50
        allergens: []
        dietary: [ vegan ]
  - key: hauptspeisen
    name: Hauptspeisen
    items:
      - key: wiener-schnitzel
        name: Wiener Schnitzel
        price: 24
`);
  expect(await english()).toContain('suppen.name:\n  source: Suppen\n  text: Soups\n');
  expect(await english()).toContain('hauptspeisen/wiener-schnitzel.name:');
  const check = await hotel('check', folder);
  expect(check.code).toBe(0);
  expect(check.problems.filter((one: { severity: string }) => one.severity === 'error')).toEqual([]);
});

test('a second conversion applies changes of the source and keeps keys, manual edits and comments', async () => {
  const { convert, menu, english, edit, folder } = await vienna();
  await convert(CSV);
  await edit(
    'name: Wiener Schnitzel',
    'name: Wiener Schnitzel vom Kalb # not from pork\n        allergens: [gluten, eggs]',
  );
  await edit('price: 6.90', 'price: 7.20');
  await edit('key: gemuesesuppe', 'key: vegetable-soup');
  await edit('key: kitchen', 'uuid: 0b7f3c1e-5a4d-4c2b-9e8f-1a2b3c4d5e6f\nkey: kitchen');
  const texts = join(folder, 'texts/en/outlets/bar/menus/kitchen.yaml');
  await writeFile(texts, (await english()).replace('text: Schnitzel', 'text: Veal schnitzel'));

  const same = await convert(CSV);
  const afterSame = [await menu(), await english()];
  const changed = await convert(
    CSV.replace('24 €', '26,50 €').replace('Mit Schnittlauch', 'Mit Kräutern') +
      'Suppen;Soups;Leberknödelsuppe;;;7,10;;\n',
  );

  expect(same).toMatchObject({ added: [], changed: [], removedHere: [] });
  expect(afterSame[0]).toContain('price: 7.20');
  expect(afterSame[1]).toContain('Veal schnitzel');
  expect(changed).toMatchObject({
    added: ['leberknoedelsuppe'],
    changed: ['frittatensuppe: description', 'wiener-schnitzel: price'],
  });
  const text = await menu();
  expect(text).toContain('name: Wiener Schnitzel vom Kalb # not from pork');
  expect(text).toContain('allergens: [ gluten, eggs ]');
  expect(text).toContain('price: 26.50');
  expect(text).toContain('key: vegetable-soup');
  expect(text).toContain('uuid: 0b7f3c1e-5a4d-4c2b-9e8f-1a2b3c4d5e6f');
  expect(text).not.toContain('key: gemuesesuppe');
  expect(await english()).toContain('Veal schnitzel');
});

test('items that were removed by hand are not added again, and items that the source does not have are kept', async () => {
  const { convert, menu, to } = await vienna();
  await convert(CSV);
  const text = await menu();
  await writeFile(
    to,
    text.replace(
      / {6}- key: gemuesesuppe\n( {8}.*\n)+/,
      '      - { key: toast, name: Toast, price: 5, allergens: [] }\n',
    ),
  );

  const result = await convert(CSV);

  expect(result).toMatchObject({ added: [], removedHere: ['Gemüsesuppe'], onlyHere: ['toast'] });
  expect(await menu()).not.toContain('Gemüsesuppe');
});

test('a menu that was written by hand is found by its keys and names', async () => {
  const { folder } = await vienna();
  const to = join(folder, 'outlets/bar/menus/drinks.yaml');
  await write(
    join(folder, 'source'),
    'section,name,key,price\nHeißes,Wiener Melange,,4.90\nWein,GV,veltliner,\n',
  );

  const result = await hotel('convert', 'csv', join(folder, 'source'), '--to', to);

  expect(result).toMatchObject({ code: 0, added: [], changed: ['melange: price', 'veltliner: name'] });
  expect((await readFile(to, 'utf8')).match(/key: melange\n.*\n.*price: 4.90/)).not.toBeNull();
});

test('values that a menu cannot contain are listed with their place', async () => {
  const { convert, menu } = await vienna();

  const { lost } = await convert(
    [
      'section,name,description,price,allergens,picture,name_fr,chef',
      `A,${'x'.repeat(121)},,1,,,,`,
      `A,Soup,${'x'.repeat(601)},$3,shellfish;kryptonite,Ein Bild.jpg,Soupe,Ana`,
      'A,"=HYPERLINK(""http://evil.example"",""Free"")",,1,,,,',
      'A,Roast,"@SUM(1+9)*cmd|\' /C calc\'!A0",2,,,,',
      ',Nothing,,1,,,,',
    ].join('\n'),
  );

  expect(lost).toEqual([
    'column "name_fr": hotel.yaml does not list "fr" as a further language',
    'column "chef"',
    'row 3: "$3" is not in EUR',
    'row 3: "kryptonite" is no known allergen',
    'row 3: its allergens are left undeclared, because not all were understood',
    'row 4: the formula in name',
    'row 4: it has no name',
    'row 5: the formula in description',
    'row 6: it has no section',
    'row 2: its name is longer than 120 characters',
    'row 3: its description is longer than 600 characters',
    'row 3: its picture has no name of letters, digits and dashes',
  ]);
  expect(await menu()).not.toMatch(/evil|cmd|allergens/);
});

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const SOUP = 'section,name,price\nSuppen,Gemüsesuppe — groß,5\n';

test.each([
  ['UTF-8', Buffer.from(`\ufeff${SOUP}`)],
  ['UTF-16', utf16(SOUP)],
  ['UTF-16', utf16(SOUP).swap16()],
  ['Windows-1252', Buffer.from(SOUP.replace('—', '\x97'), 'latin1')],
])('%s is recognised', async (encoding, bytes) => {
  const { convert, menu } = await vienna();

  expect((await convert(bytes)).readAs[0]).toBe(encoding);
  expect(await menu()).toContain('name: Gemüsesuppe — groß');
});

test('a line such as `sep=;` before the header defines the separator', async () => {
  const { convert } = await vienna();

  expect(await convert('sep=|\r\nsection|name|price\r\nA|"Fish, chips"|5\r\n')).toMatchObject({
    code: 0,
    readAs: ['UTF-8', 'separated by "|"'],
    added: ['fish-chips'],
  });
});

const REFUSED: [what: string, format: string, bytes: () => string | Buffer, message: RegExp][] = [
  ['an empty file', 'csv', () => '', /Row 1 has no column "section"/],
  ['a table without items', 'csv', () => 'section,name\n', /no item/],
  ['no section column', 'csv', () => 'Gericht,Preis\nSuppe,5\n', /Its columns are gericht, preis/],
  ['two columns of a name', 'csv', () => 'section,name,name\nA,B,C\n', /Row 1 has two columns "name"/],
  ['an open quotation mark', 'csv', () => 'section,name\nA,"B\n', /This is no table/],
  ['NUL', 'csv', () => 'section,name\nA,B\0C\n', /Line 2, column 4/],
  ['UTF-16 without its mark', 'csv', () => Buffer.from(SOUP, 'utf16le'), /Line 1, column 2/],
  [
    'Shift_JIS',
    'csv',
    () => Buffer.concat([Buffer.from('section,name\n'), Buffer.from([0x81, 0x40, 0x2c, 0x83, 0x8b])]),
    /Line 2, column 1/,
  ],
  ['a name twice', 'csv', () => 'section,name\nA,B\nA,B\n', /row 3: "B" stands in the same section in row 2/],
  ['a key twice', 'csv', () => 'section,name,key\nA,B,x\nA,C,x\n', /row 3: the key "x" is that of row 2/],
  [
    'ten megabytes of cells',
    'csv',
    () => `section,name\n${'a,b\n'.repeat(2_500_000)}`,
    /more than 50000 cells/,
  ],
  ['ten megabytes in a row', 'csv', () => `section,name\n${'a,'.repeat(5_000_000)}`, /This is no table/],
  ['ten megabytes in a cell', 'csv', () => `section,name\nA,"${'a'.repeat(10_000_000)}"`, /This is no table/],
  ['more than twenty megabytes', 'csv', () => Buffer.alloc(21 * 1024 * 1024, 'a'), /more than 20 MB/],
  ['a picture', 'csv', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), /character that no text has/],
  ['no JSON', 'google-menu', () => '{', /This is no JSON/],
  ['another JSON', 'google-menu', () => '{"menus":[{"sections":3}]}', /menus.0.sections/],
  ['deep JSON', 'google-menu', () => '['.repeat(5_000_000), /This is no JSON/],
  ['a page without data', 'schema-org', () => '<html><script>1</script>', /no JSON-LD/],
  [
    'a page of open scripts',
    'schema-org',
    () => '<script type="application/ld+json">'.repeat(250_000),
    /no JSON-LD/,
  ],
  ['data without a menu', 'schema-org', () => '{"@type":"Hotel"}', /no schema.org Menu/],
  [
    'a section in itself',
    'schema-org',
    () => '{"@graph":[{"@type":"Menu","@id":"#a","hasMenuSection":{"@id":"#a"}}]}',
    /nested too deeply/,
  ],
  [
    'deep data',
    'schema-org',
    () => `${'{"a":'.repeat(1_000_000)}1${'}'.repeat(1_000_000)}`,
    /nested too deeply/,
  ],
  ['data of many parts', 'schema-org', () => `[${'[],'.repeat(3_000_000)}1]`, /more than 50000 parts/],
  [
    'sections that refer to each other twice',
    'schema-org',
    doublingSections,
    /more than 50000 parts|nested too deeply/,
  ],
];

/** Each section contains the next one twice, so a few lines expand to millions of sections. */
function doublingSections(): string {
  const sections = Array.from({ length: 23 }, (_, i) => ({
    '@type': i === 0 ? 'Menu' : 'MenuSection',
    '@id': `#${i}`,
    hasMenuSection: [{ '@id': `#${i + 1}` }, { '@id': `#${i + 1}` }],
  }));
  return JSON.stringify({ '@graph': sections });
}

test.each(REFUSED)('%s is refused, and nothing is written (%s)', async (_what, format, bytes, message) => {
  const { convert, to } = await vienna();

  const { code, ok, error } = await convert(bytes(), format);

  expect({ code, ok, error: error.code }).toEqual({ code: 64, ok: false, error: 'source-unreadable' });
  expect(error.message).toMatch(message);
  await expect(stat(to)).rejects.toThrow();
  await expect(stat(dirname(to) + '/.kitchen.converted.json')).rejects.toThrow();
});

test('a missing file, an unknown format and a file without a menu have the usual exit codes', async () => {
  const { convert, to, folder, edit, menu } = await vienna();

  expect(await hotel('convert', 'csv', join(folder, 'nowhere.csv'), '--to', to)).toMatchObject({ code: 66 });
  expect(await convert(CSV, 'pdf')).toMatchObject({ code: 64, error: { code: 'format-unknown' } });
  await write(join(folder, 'source'), CSV);
  expect(
    await hotel('convert', 'csv', join(folder, 'source'), '--to', join(folder, 'Menu.txt')),
  ).toMatchObject({
    code: 64,
    error: { code: 'file-name' },
  });
  await convert(CSV);
  await edit('name: kitchen', 'nmae: kitchen');
  const before = await menu();
  expect(await convert(CSV)).toMatchObject({
    code: 1,
    problems: [{ code: 'key-missing' }, { code: 'key-unknown', file: to, line: 2, column: 1 }],
  });
  expect(await menu()).toBe(before);
});

test('a dry run writes nothing', async () => {
  const { convert, to } = await vienna();

  expect(await convert(CSV, 'csv', '--dry-run')).toMatchObject({
    code: 0,
    added: { length: 3 },
    written: [],
  });
  await expect(stat(to)).rejects.toThrow();
});
