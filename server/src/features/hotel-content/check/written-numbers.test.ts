import { expect, test } from 'vitest';
import { viennaWith } from '../testing/vienna';
import { checkFiles } from './check-files';

const MENU = 'outlets/bar/menus/drinks.yaml';
const TABLES = 'outlets/bar/tables.yaml';
const TABLE_2 = '2: [1, 2]';

const errorsWith = (...edits: [file: string, from: string, to: string][]) =>
  checkFiles(viennaWith(edits)).problems.filter(({ severity }) => severity === 'error');

test.each([
  ['1.250', 'Write 1250 for thousands.'],
  ['12.500', 'Write 12500 for thousands.'],
  ['3.600', 'Write 3600 for thousands.'],
  ['0.290', undefined],
])('%s has more decimals than the euro, although its last digit is a zero', (written, suggestion) => {
  expect(errorsWith([MENU, '3.60', written])).toEqual([
    expect.objectContaining({
      code: 'money-decimals',
      message: `EUR has 2 decimals, not those of ${written}.`,
      ...(suggestion && { suggestion }),
    }),
  ]);
});

test.each(['3.6', '3.60', '3', '+3.60'])('%s is an amount in euros', (written) => {
  expect(errorsWith([MENU, '3.60', written])).toEqual([]);
});

test.each([
  ['hotel.yaml', 'languages: [de, en]', 'languages: [de, en]\nrooms: [12, 001, "002", 003-004]', '001', 1],
  [TABLES, TABLE_2, '2: [01, "02"]', '01', 1],
  [TABLES, TABLE_2, '2: [{ name: 007, closedFrom: 2026-12-24 }, 2]', '007', 7],
  [TABLES, TABLE_2, '2: [1e1, 2]', '1e1', 10],
])('name-unquoted: a name in %s that YAML changes', (file, from, to, written, read) => {
  expect(errorsWith([file, from, to])).toEqual([
    expect.objectContaining({
      code: 'name-unquoted',
      file,
      message: `${written} is read as the number ${read}.`,
      suggestion: `Write "${written}" in quotes.`,
    }),
  ]);
});
