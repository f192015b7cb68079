import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { VIENNA } from '../../../features/hotel-content/testing/vienna';
import { runHotelAsJson } from '../testing/run-hotel';

const home = await mkdtemp(join(tmpdir(), 'texts-'));
afterAll(() => rm(home, { recursive: true }));
const MENU = 'outlets/bar/menus/drinks.yaml';

const hotel = (...args: string[]) => runHotelAsJson(args);

let folders = 0;
async function vienna(edits: Readonly<Record<string, [from: string, to: string]>> = {}) {
  const folder = join(home, String((folders += 1)));
  for (const [path, text] of VIENNA) {
    const [from, to] = edits[path] ?? ['', ''];
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text.replace(from, to));
  }
  const csv = join(folder, 'texts.csv');
  return {
    csv,
    folder,
    export: () => hotel('texts', folder, '--lang', 'en', '--csv', csv),
    import: () => hotel('texts', folder, '--lang', 'en', '--from-csv', csv),
    edit: async (...changes: [from: string, to: string][]) => {
      let text = await readFile(csv, 'utf8');
      for (const [from, to] of changes) {
        expect(text).toContain(from);
        text = text.replace(from, to);
      }
      await writeFile(csv, text);
    },
    english: () => readFile(join(folder, 'texts/en', MENU), 'utf8'),
  };
}

test('a table that a translator has filled in adds the translations and changes nothing else', async () => {
  const { export: exported, import: imported, edit, english, csv } = await vienna();
  const { missing } = await exported();
  const table = await readFile(csv, 'utf8');
  const before = await english();
  expect(await imported()).toMatchObject({ code: 0, taken: 0, lost: [], missing });
  expect(await english()).toBe(before);

  await edit([
    '"Kleiner Brauner","","missing"',
    '"Kleiner Brauner","Espresso, ""small""\r\nwith milk","missing"',
  ]);
  const result = await imported();

  expect(table.startsWith('\ufeff"file","place","source","text","state"\r\n')).toBe(true);
  expect(table).toContain(`"${MENU}","hot/melange.name","Wiener Melange","Melange","done"`);
  expect(result).toMatchObject({ code: 0, taken: 1, missing: missing - 1 });
  expect(await english()).toContain('Espresso, "small"\n');
  expect(await english()).toContain('source: Kleiner Brauner');
});

test('an outdated text stays outdated until it is translated again or marked as done', async () => {
  const {
    export: exported,
    import: imported,
    edit,
    english,
  } = await vienna({
    [MENU]: ['name: Wiener Melange', 'name: Große Melange'],
  });
  await exported();

  expect(await imported()).toMatchObject({ taken: 0 });
  expect(await english()).toContain('source: Wiener Melange');
  await edit(['"Große Melange","Melange","outdated"', '"Große Melange","Melange","done"']);
  expect(await imported()).toMatchObject({ taken: 1 });
  expect(await english()).toContain('source: Große Melange\n  text: Melange\n');
});

test('a text whose source has changed since the table was written is found by the check', async () => {
  const { folder, export: exported, import: imported, edit } = await vienna();
  await exported();
  await edit(['"Kleiner Brauner",""', '"Kleiner Brauner","Small brown"']);
  const menu = join(folder, MENU);
  await writeFile(menu, (await readFile(menu, 'utf8')).replace('Kleiner Brauner', 'Espresso'));

  expect(await imported()).toMatchObject({ code: 0, taken: 1 });
  expect((await hotel('check', folder)).problems).toContainEqual(
    expect.objectContaining({ code: 'text-outdated', file: `texts/en/${MENU}` }),
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(1)', "'=1", "'quoted'", '"q"'])(
  'a text such as %s is no formula in the table, and comes back as it was',
  async (text) => {
    const {
      folder,
      export: exported,
      import: imported,
      english,
      csv,
    } = await vienna({
      [`texts/en/${MENU}`]: ['text: Melange', `text: ${JSON.stringify(text)}`],
    });
    const translated = async () => parse(await english())['hot/melange.name'].text;
    await exported();
    expect(await translated()).toBe(text);
    await writeFile(join(folder, 'texts/en', MENU), '{}\n');

    await imported();

    expect(await readFile(csv, 'utf8')).not.toMatch(/(^|,)"[=+\-@]/m);
    expect(await translated()).toBe(text);
  },
);

test('rows that do not belong to the folder are listed, and an invalid table is refused', async () => {
  const { folder, csv, import: imported, english } = await vienna();
  const before = await english();
  const from = async (text: string) => {
    await writeFile(csv, text);
    return imported();
  };

  expect(await from('file,place,text\n')).toMatchObject({
    code: 64,
    error: { message: 'Row 1 has no column "source".' },
  });
  expect(await from(`file,place,source,text\n${`${MENU},hot.name,a,b\n`.repeat(2)}`)).toMatchObject({
    code: 64,
  });
  expect(await english()).toBe(before);
  expect(await from('file,place,source,text\nmenu.yaml,x,a,b\n')).toMatchObject({
    code: 0,
    taken: 0,
    lost: ['row 2: menu.yaml has no text "x"'],
  });
  expect(await hotel('texts', folder, '--lang', 'en', '--from-csv', join(folder, 'none.csv'))).toMatchObject({
    code: 66,
  });
});

test('texts and the check tell which translations are outdated because their source has changed', async () => {
  const { folder, export: exported } = await vienna({ [MENU]: ['Wiener Melange', 'Große Melange'] });

  const { problems } = await hotel('check', folder);

  expect(await exported()).toMatchObject({ code: 0, outdated: 1 });
  expect(problems).toContainEqual(
    expect.objectContaining({
      code: 'text-outdated',
      severity: 'warning',
      file: `texts/en/${MENU}`,
    }),
  );
  expect((await hotel('check', folder)).problems).toContainEqual(
    expect.objectContaining({ code: 'text-outdated' }),
  );
});
