import { expect, test } from 'vitest';
import { viennaWith } from '../testing/vienna';
import { checkFiles } from './check-files';

const MENU = 'outlets/bar/menus/drinks.yaml';
const TABLES = 'outlets/bar/tables.yaml';
const TABLE_2 = '2: [1, 2]';

const errorsWith = (...edits: [file: string, from: string, to: string][]) =>
  checkFiles(viennaWith(edits)).problems.filter(({ severity }) => severity === 'error');

/** Edits that leave no decimals in the prices of the folder. */
const WITHOUT_DECIMALS: [file: string, from: string, to: string][] = [
  [MENU, '4.80', '4'],
  [MENU, '3.60', '3'],
  [MENU, '4.20', '4'],
  [MENU, '24.00', '24'],
  ['modifiers.yaml', '0.50', '1'],
  ['outlets/bar/policies.yaml', '2.50', '2'],
  ['activities/steam-evening.yaml', '25.00', '25'],
];

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

test.each([
  ['VND', '1450000'],
  ['LBP', '89500000'],
  ['IRR', '600000000'],
  ['IDR', '2500000'],
])('an ordinary price in %s is accepted', (currency, written) => {
  expect(
    errorsWith(['hotel.yaml', 'currency: EUR', `currency: ${currency}`], ...WITHOUT_DECIMALS, [
      MENU,
      'price: 24',
      `price: ${written}`,
    ]),
  ).toEqual([]);
});

test.each([
  ['min: 1', '-4.80', []],
  ['min: 1', '-4.81', ['total-negative']],
  // The second choice has to be the one for 1.00.
  ['min: 2', '-5.80', []],
  ['min: 2', '-5.81', ['total-negative']],
  ['min: 2, free: 1', '-4.81', ['total-negative']],
  ['max: 2, most: 2', '-2.41', ['total-negative']],
  ['max: 2, display: stepper', '-2.41', ['total-negative']],
  ['max: 2', '-4.80', []],
])('with %s, a choice at %s of an item for 4.80 gives %j', (rules, price, codes) => {
  const options = `[{ key: small, name: Klein, price: ${price} }, { key: large, name: Groß, price: 1 }]`;
  const group = `{ key: size, name: Wie groß, ${rules}, options: ${options} }`;

  const errors = errorsWith([MENU, 'modifiers: [milk-choice]', `modifiers: [${group}]`]);

  expect(errors.map(({ code }) => code)).toEqual(codes);
});
