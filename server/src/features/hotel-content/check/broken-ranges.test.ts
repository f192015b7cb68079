import { expect, test } from 'vitest';
import { contentId } from '../model/content-id';
import { expectProblem, type Broken } from '../testing/broken-folder';
import { viennaWith } from '../testing/vienna';
import { checkFiles } from './check-files';

const MENU = 'outlets/bar/menus/drinks.yaml';
const BAR = 'outlets/bar/outlet.yaml';
const TABLES = 'outlets/bar/tables.yaml';
const STEAM = 'activities/steam-evening.yaml';
const POLICIES = 'outlets/bar/policies.yaml';
const ESPRESSO = 'price: 3.60\n';
const COUNT = '{ key: count, label: Wie viele, type: number, required: true, min: 1, max: 8 }';

const ERRORS: Broken[] = [
  { code: 'range-reversed', file: MENU, edit: [ESPRESSO, `${ESPRESSO}        maxQuantity: 0\n`], at: '0\n' },
  {
    code: 'range-reversed',
    file: MENU,
    edit: [ESPRESSO, `${ESPRESSO}        minQuantity: 21\n`],
    at: '21\n',
  },
  { code: 'range-reversed', file: POLICIES, edit: ['partyMax: 4', 'partyMin: 5, partyMax: 4'], at: '5,' },
  {
    code: 'range-reversed',
    file: POLICIES,
    edit: ['deliveryFee: 2.50', 'minTotal: 20, maxTotal: 15'],
    at: '15',
  },
  { code: 'range-reversed', file: STEAM, edit: ['  max: 4', '  min: 6\n  max: 4'], at: '4\n  book' },
  {
    code: 'range-reversed',
    file: STEAM,
    edit: ['price: 25.00', 'minAge: 18, maxAge: 16, price: 25.00'],
    at: '16',
  },
  { code: 'range-reversed', file: 'requests.yaml', edit: ['min: 1, max: 8', 'min: 9, max: 8'], at: '8 }' },
  { code: 'options-missing', file: 'requests.yaml', edit: ['type: number', 'type: select'], at: 'select' },
  {
    code: 'range-exceeded',
    file: POLICIES,
    edit: ['partyMax: 4', 'partyMax: 4, stayMinutes: { 2: 0 }'],
    at: '0 } }',
  },
  {
    code: 'range-exceeded',
    file: POLICIES,
    edit: ['partyMax: 4', 'partyMax: 4, stayMinutes: { 2: 1441 }'],
    at: '1441',
  },
  { code: 'key-twice', file: 'requests.yaml', edit: [COUNT, `${COUNT}\n      - ${COUNT}`], at: 'count' },
  {
    code: 'key-twice',
    file: 'requests.yaml',
    edit: ['type: number', 'type: select, options: [{ value: a, label: A }, { value: a, label: B }]'],
    at: 'a, label: B',
  },
  { code: 'key-twice', file: 'loyalty.yaml', edit: ['code: STAMM', 'code: FREUND'], at: 'FREUND' },
  {
    code: 'key-twice',
    file: POLICIES,
    edit: ['partyMax: 4', 'partyMax: 4, questions: [{ key: a, label: A }, { key: a, label: B }]'],
    at: 'a, label: B',
  },
  {
    code: 'key-twice',
    file: MENU,
    edit: ['[milk-choice]', '[milk-choice, milk-choice]'],
    at: 'milk-choice]',
  },
  {
    code: 'date-twice',
    file: BAR,
    edit: [
      '[07:00-03:00 Nacht] }',
      '[07:00-03:00 Nacht] }, exceptions: [{ date: 2999-12-24, label: Zu }, { date: 2999-12-24, label: Ball }]',
    ],
    at: '2999-12-24, label: Ball',
  },
  {
    code: 'id-twice',
    file: MENU,
    edit: [
      'key: espresso',
      `key: espresso\n        uuid: ${contentId('hotel-am-spittelberg', 'outlet', 'spa')}`,
    ],
    at: contentId('hotel-am-spittelberg', 'outlet', 'spa'),
  },
  { code: 'key-duplicate', file: TABLES, edit: ['4: [3, 4]', '"2": [3, 4]'], at: '"2"' },
  { code: 'yaml-special', file: BAR, edit: ['name: Bar im Hof', 'name: {{ name }}'], at: '{ name }}' },
  {
    code: 'value-wrong',
    file: TABLES,
    edit: ['[3, 4]', '[{ name: 3, closedFrom: 2026-02-30 }]'],
    at: '2026-02-30',
  },
];

test.each(ERRORS)('$code: $file, $edit.1', (one) => expectProblem({ ...one, severity: 'error' }));

test('a file with a template in it has one problem', () => {
  const { problems } = checkFiles(viennaWith([[BAR, 'name: Bar im Hof', 'name: {{ name }}']]));

  expect(problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
    'yaml-special',
  ]);
});

test('the folder of a language has to be written as in hotel.yaml', () => {
  const files = new Map(
    [...viennaWith([])].map(([path, text]) => [path.replace('texts/en/', 'texts/EN/'), text] as const),
  );

  expect(checkFiles(files).problems).toContainEqual(
    expect.objectContaining({
      severity: 'error',
      code: 'file-name',
      file: `texts/EN/${MENU}`,
      message: 'The folder has to be called texts/en.',
    }),
  );
});
