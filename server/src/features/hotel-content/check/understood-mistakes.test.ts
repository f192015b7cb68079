import { expect, test } from 'vitest';
import { viennaWith } from '../testing/vienna';
import { checkFiles } from './check-files';

const MENU = 'outlets/bar/menus/drinks.yaml';
const BAR = 'outlets/bar/outlet.yaml';
const STEAM = 'activities/steam-evening.yaml';

const problemsWith = (edit: [file: string, from: string, to: string]) =>
  checkFiles(viennaWith([edit])).problems.filter(({ code }) => code !== 'text-missing');

test.each([
  ['a decimal comma', MENU, '3.60', '3,60', 'type-wrong', 'Write 3.60.'],
  ['an amount with its currency', MENU, '3.60', '€ 1234', 'type-wrong', 'Write 1234.'],
  ['one value where several may be', BAR, '[room, pickup]', 'room', 'type-wrong', 'Write [room].'],
  ['yes for true', MENU, 'orderable: true', 'orderable: yes', 'type-wrong', 'Write true.'],
  ['a key of digits', MENU, 'key: melange', 'key: 12', 'type-wrong', 'Write it in quotes, "12".'],
  ['a tab', MENU, '  - key: hot', '\t- key: hot', 'yaml-invalid', 'Use spaces.'],
  [
    'two documents',
    MENU,
    'key: drinks',
    '---\nkey: a\n---\nkey: drinks',
    'yaml-invalid',
    'Remove the line ---.',
  ],
  [
    'a colon within a text',
    MENU,
    'name: Wein',
    'name: Wein: rot',
    'yaml-invalid',
    'A text with a colon needs quotes, such as "Tea: green". The keys of one thing begin in the same column.',
  ],
  [
    'a comma within brackets',
    'modifiers.yaml',
    'name: Kuhmilch',
    'name: 0,3 l',
    'key-unknown',
    'A text with a comma needs quotes here, such as "0,3 l".',
  ],
] as const)('%s is understood, and the check says how to write it', (_, file, from, to, code, suggestion) => {
  expect(problemsWith([file, from, to])).toContainEqual(
    expect.objectContaining({ severity: 'error', code, file, suggestion }),
  );
});

test('a picture that is named with its ending is told apart from a wrong key', () => {
  expect(problemsWith([MENU, 'key: melange', 'key: melange\n        picture: melange.jpg'])).toEqual([
    expect.objectContaining({
      code: 'form-wrong',
      message: 'A picture is named without its ending, in lower-case letters, digits and dashes.',
    }),
  ]);
});

const EXCEPTIONS = (date: string) =>
  `[07:00-03:00 Nacht] }, exceptions: [{ date: ${date}, label: Heiliger Abend }]`;
const SERVED = 'orderable: true\navailability: { weekly: { daily: [10:00-12:00] }, from: 2020-05-01';

test.each([
  ['exceptions-past', BAR, '[07:00-03:00 Nacht] }', EXCEPTIONS('2020-12-24')],
  ['season-ended', MENU, 'orderable: true', `${SERVED}, until: 2020-06-01 }`],
  ['season-ended', STEAM, 'capacity: 8', 'season: { until: 2020-06-01 }\ncapacity: 8'],
])('%s: what is over in %s is only warned of', (code, file, from, to) => {
  expect(problemsWith([file, from, to])).toEqual([
    expect.objectContaining({ severity: 'warning', code, file }),
  ]);
});

test('a season and a day with other hours that are still to come are fine', () => {
  expect(problemsWith([BAR, '[07:00-03:00 Nacht] }', EXCEPTIONS('2999-12-24')])).toEqual([]);
  expect(problemsWith([MENU, 'orderable: true', `${SERVED}, until: 2999-06-01 }`])).toEqual([]);
});

test('choices without allergens are counted for each file, and so are items', () => {
  expect(problemsWith(['modifiers.yaml', ', allergens: [gluten]', ''])).toEqual([
    expect.objectContaining({
      severity: 'warning',
      code: 'allergens-undeclared',
      file: 'modifiers.yaml',
      line: 2,
      message: 'One choice declares no allergens; write "allergens: []" where there are none.',
    }),
  ]);
});

test('a department of the hotel’s own is only warned of', () => {
  const own = 'category: housekeeping\n    department: kids-club';

  expect(problemsWith(['requests.yaml', 'category: housekeeping', own])).toEqual([
    expect.objectContaining({ severity: 'warning', code: 'department-unknown', line: 5 }),
  ]);
});

test('a quote that is not closed is found where it opens', () => {
  expect(problemsWith([MENU, 'name: Wiener Melange', "name: 'Wiener Melange"])).toEqual([
    expect.objectContaining({
      code: 'yaml-invalid',
      line: 10,
      column: 15,
      message: 'This is no valid YAML: This quote is not closed.',
    }),
  ]);
});

test.each(['constructor', '__proto__', 'toString'])('a key %s is unknown like any other', (name) => {
  expect(problemsWith([MENU, 'key: melange', `key: melange\n        ${name}: x`])).toEqual([
    expect.objectContaining({ code: 'key-unknown', message: `"${name}" is not known here.`, line: 10 }),
  ]);
});

test.each(['0x10', '1e2', '0o17'])('an amount written as %s is refused', (written) => {
  expect(problemsWith([MENU, 'price: 3.60', `price: ${written}`])).toEqual([
    expect.objectContaining({ code: 'money-form', line: 17, column: 16 }),
  ]);
});

test('a currency in another form is explained', () => {
  expect(problemsWith(['hotel.yaml', 'currency: EUR', 'currency: euro'])).toEqual([
    expect.objectContaining({ code: 'form-wrong', message: 'A currency is written as EUR.' }),
  ]);
});
