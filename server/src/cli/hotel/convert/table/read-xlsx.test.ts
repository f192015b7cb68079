import { utils, write, type WorkSheet } from '@e965/xlsx';
import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readXlsx } from './read-xlsx';

function workbook(sheet: WorkSheet, ...others: string[]): Buffer {
  const book = utils.book_new(sheet, 'Menu');
  for (const name of others) utils.book_append_sheet(book, utils.aoa_to_sheet([['x']]), name);
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

const MENU = [
  ['section', 'name', 'price'],
  ['Soups', 'Broth', 6.9],
  ['Beer', 1664, '5,20 €'],
];

/** Creates a workbook in which one part has another text. */
function withPart(name: string, edit: (text: string) => string): Buffer {
  const parts = unzipSync(workbook(utils.aoa_to_sheet(MENU)));
  const text = edit(Buffer.from(parts[name] ?? []).toString());
  return Buffer.from(zipSync({ ...parts, [name]: Buffer.from(text) }));
}
const SHEET = 'xl/worksheets/sheet1.xml';

test('the first sheet is read, and its numbers stay numbers', async () => {
  const { table, readAs, lost } = await readXlsx(workbook(utils.aoa_to_sheet(MENU), 'Wine'));

  expect(table).toEqual(MENU);
  expect(readAs).toEqual(['sheet "Menu"']);
  expect(lost).toEqual(['sheet "Wine"']);
});

test('a number is its value, however the cell is formatted', async () => {
  const sheet = utils.aoa_to_sheet(MENU);
  Object.assign(sheet.C2, { z: '0' });

  expect((await readXlsx(workbook(sheet))).table[1]).toEqual(['Soups', 'Broth', 6.9]);
});

test('a formula has the value that was saved with the file, and is empty without one', async () => {
  const sheet = utils.aoa_to_sheet(MENU);
  sheet.C2 = { t: 'n', f: '3+3.9', v: 6.9 };
  sheet.B3 = { t: 's', f: 'WEBSERVICE("https://evil.example")' } as never;

  const { table, readAs } = await readXlsx(workbook(sheet));

  expect(table[1]).toEqual(['Soups', 'Broth', 6.9]);
  expect(JSON.stringify(table)).not.toContain('evil');
  expect(readAs.join()).toContain('formulas as the values');
});

test('entities are not expanded', async () => {
  const doctype = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 12 }, (_, i) => `<!ENTITY a${i} "${`&a${i === 0 ? '' : i - 1};`.repeat(10)}">`).join('')}]>`;
  const file = withPart(SHEET, (text) =>
    text.replace(/(<\?xml[^>]*>)/, `$1${doctype}`).replace('Broth', '&a11;'),
  );

  expect((await readXlsx(file)).table[1]?.[1]).toBe('&a11;');
});

test('a cell far to the right is refused because of the empty cells before it, whatever size the sheet declares', async () => {
  const far = withPart(SHEET, (text) =>
    text.replace(
      '</sheetData>',
      `${Array.from({ length: 10 }, (_, i) => `<row r="${900 + i}"><c r="XFD${900 + i}"><v>1</v></c></row>`).join('')}</sheetData>`,
    ),
  );
  const huge = withPart(SHEET, (text) => text.replace(/ref="A1:[A-Z]+\d+"/, 'ref="A1:XFD1048576"'));

  await expect(readXlsx(far)).rejects.toThrow('more than 50000 cells');
  expect((await readXlsx(huge)).table).toEqual(MENU);
});

test('a decompression bomb is refused by its unpacked size, and one with a wrong size in its header is cut off', async () => {
  const bomb = Buffer.from(
    zipSync({
      ...unzipSync(workbook(utils.aoa_to_sheet(MENU))),
      [SHEET]: Buffer.alloc(100 * 1024 * 1024, ' '),
    }),
  );
  const lying = Buffer.from(bomb);
  for (let at = lying.indexOf(SHEET); at !== -1; at = lying.indexOf(SHEET, at + 1)) {
    const header = lying.readUInt32LE(at - 46) === 0x02014b50 ? at - 46 + 24 : at - 30 + 22;
    lying.writeUInt32LE(1_000, header);
  }

  expect(bomb.length).toBeLessThan(1024 * 1024);
  await expect(readXlsx(bomb)).rejects.toThrow('unpacks to more than 64 MB');
  expect((await readXlsx(lying).catch(() => ({ table: [] }))).table).toEqual([]);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('section,name')],
  ['half a workbook', workbook(utils.aoa_to_sheet(MENU)).subarray(0, 900)],
  ['another archive', Buffer.from(zipSync({ 'a.txt': Buffer.from('a') }))],
  ['a workbook of before 2007', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
])('%s is no workbook', async (_what, bytes) => {
  await expect(readXlsx(bytes)).rejects.toThrow('This is no workbook. Save it as .xlsx, without a password.');
});
