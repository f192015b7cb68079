import { expect, test } from 'vitest';
import { contentId } from '../model/content-id';
import { expectProblem, type Broken } from '../testing/broken-folder';
import { VIENNA } from '../testing/vienna';
import { checkFiles } from './check-files';

const MENU = 'outlets/bar/menus/drinks.yaml';
const HOUSE = 'directories/the-house.yaml';
const BAR = 'outlets/bar/outlet.yaml';
const SOME_ID = '0b7f3c1e-5a4d-4c2b-9e8f-1a2b3c4d5e6f';
const ENGLISH = `texts/en/${MENU}`;

const ERRORS: Broken[] = [
  { code: 'yaml-invalid', file: BAR, edit: ['name: Bar im Hof', 'name: Bar: im Hof'], at: 'Bar: im' },
  ...['\\0', '\\uD83D'].flatMap((escape): Broken[] => [
    {
      code: 'text-unstorable',
      file: BAR,
      edit: ['name: Bar im Hof', `name: "Bar ${escape}"`],
      at: `"Bar ${escape}"`,
    },
    {
      code: 'text-unstorable',
      file: 'hotel.yaml',
      edit: ['password: sachertorte', `password: "a${escape}"`],
      at: `"a${escape}"`,
    },
    {
      code: 'text-unstorable',
      file: ENGLISH,
      edit: ['text: Melange', `text: "Melange ${escape}"`],
      at: `"Melange ${escape}"`,
    },
  ]),
  { code: 'yaml-special', file: BAR, edit: ['name: Bar im Hof', 'name: &bar Bar im Hof'], at: 'Bar im Hof' },
  { code: 'key-duplicate', file: BAR, edit: ['kind: bar', 'kind: bar\nkind: spa'], at: 'kind: spa' },
  {
    code: 'key-unknown',
    file: MENU,
    edit: ['price: 3.60', 'prise: 3.60'],
    at: 'prise',
    suggestion: 'Did you mean "price"?',
  },
  { code: 'key-missing', file: BAR, edit: ['name: Bar im Hof\n', ''], at: 'key: bar' },
  { code: 'type-wrong', file: MENU, edit: ['price: 3.60', 'price: three'], at: 'three' },
  { code: 'range-exceeded', file: BAR, edit: ['priceLevel: 2', 'priceLevel: 5'], at: '5' },
  { code: 'form-wrong', file: BAR, edit: ['[07:00-00:00]', '[7-24]'], at: '7-24' },
  { code: 'form-wrong', file: BAR, edit: ['sun-thu:', 'sunday:'], at: 'sunday' },
  {
    code: 'value-unknown',
    file: BAR,
    edit: ['kind: bar', 'kind: barr'],
    at: 'barr',
    suggestion: 'Did you mean "bar"?',
  },
  {
    code: 'allergen-unknown',
    file: MENU,
    edit: ['[sulphites]', '[shellfish]'],
    at: 'shellfish',
    suggestion: 'Did you mean "crustaceans" or "molluscs"?',
  },
  { code: 'diet-unknown', file: MENU, edit: ['[vegetarian]', '[vegetarisch]'], at: 'vegetarisch' },
  {
    code: 'value-wrong',
    file: HOUSE,
    edit: ['{ label: Zur Bar, outlet: bar }', '{ label: Zur Bar, outlet: bar, directory: the-house }'],
    at: '{ label: Zur Bar',
  },
  ...['web', 'docs', 'health', 'files', 'releases', 'builds', 'cookies', 'user', 'healthcheck', 'open'].map(
    (name): Broken => ({
      code: 'slug-reserved',
      file: 'hotel.yaml',
      edit: ['slug: hotel-am-spittelberg', `slug: ${name}`],
      at: `${name}\nname: Hotel`,
    }),
  ),
  {
    code: 'key-twice',
    file: MENU,
    edit: ['key: veltliner', 'key: melange'],
    at: 'melange\n        name: Grüner',
  },
  {
    code: 'key-twice',
    file: 'outlets/bar/tables.yaml',
    edit: [
      '{ 2: [1, 2], 4: [3, 4] }',
      '{ 2: [1, 2] }\n  - key: court\n    name: Garten\n    tables: { 4: [3, 4] }',
    ],
    at: 'court',
  },
  {
    code: 'id-twice',
    file: MENU,
    edit: [
      'key: espresso',
      `key: espresso\n        uuid: ${contentId('hotel-am-spittelberg', 'item', 'bar', 'drinks', 'melange')}`,
    ],
    at: contentId('hotel-am-spittelberg', 'item', 'bar', 'drinks', 'melange'),
  },
  {
    code: 'id-twice',
    file: HOUSE,
    edit: [
      '- key: terms\n    title: Bedingungen\n    body: Die Bedingungen unseres Hauses.\n  - key: privacy',
      `- key: terms\n    uuid: ${SOME_ID}\n    title: Bedingungen\n    body: Die Bedingungen unseres Hauses.\n  - key: privacy\n    uuid: ${SOME_ID.toUpperCase()}`,
    ],
    at: SOME_ID.toUpperCase(),
  },
  {
    code: 'outlet-unknown',
    file: HOUSE,
    edit: ['outlet: bar', 'outlet: baar'],
    at: 'baar',
    suggestion: 'Did you mean "bar"?',
  },
  { code: 'request-unknown', file: HOUSE, edit: ['request: towels', 'request: pillows'], at: 'pillows' },
  {
    code: 'directory-unknown',
    file: HOUSE,
    edit: ['kind: info', 'parent: cellar\nkind: info'],
    at: 'cellar',
  },
  { code: 'activity-unknown', file: HOUSE, edit: ['outlet: bar', 'activity: yoga'], at: 'yoga' },
  { code: 'modifier-unknown', file: MENU, edit: ['[milk-choice]', '[milks]'], at: 'milks' },
  {
    code: 'parent-loop',
    file: HOUSE,
    edit: ['kind: info', 'parent: the-house\nkind: info'],
    at: 'the-house\nkind',
  },
  {
    code: 'department-unknown',
    file: 'requests.yaml',
    edit: ['category: housekeeping', 'category: housekeeping\n    department: houskeeping'],
    at: 'houskeeping\n',
    suggestion: 'Did you mean "housekeeping"?',
  },
  { code: 'legal-missing', file: 'hotel.yaml', edit: ['terms: terms', 'terms: agb'], at: 'agb' },
  { code: 'currency-unknown', file: 'hotel.yaml', edit: ['currency: EUR', 'currency: EUX'], at: 'EUX' },
  { code: 'money-decimals', file: MENU, edit: ['price: 3.60', 'price: 3.605'], at: '3.605' },
  { code: 'price-negative', file: MENU, edit: ['price: 3.60', 'price: -3.60'], at: '-3.60' },
  {
    code: 'menu-never-open',
    file: BAR,
    edit: ['{ sun-thu: [07:00-00:00], fri-sat: [07:00-03:00 Nacht] }', '{}'],
    at: 'true\npricesIncludeTax',
    in: MENU,
  },
  { code: 'price-missing', file: MENU, edit: ['        price: 3.60\n', ''], at: 'key: espresso' },
  { code: 'booking-url-missing', file: BAR, edit: ['booking: instant', 'booking: external'], at: 'external' },
  {
    code: 'tables-missing',
    file: 'outlets/spa/outlet.yaml',
    edit: ['booking: none', 'booking: instant'],
    at: 'instant',
  },
  { code: 'table-twice', file: 'outlets/bar/tables.yaml', edit: ['4: [3, 4]', '4: [2, 4]'], at: '2, 4]' },
  {
    code: 'party-too-large',
    file: 'outlets/bar/policies.yaml',
    edit: ['partyMax: 4', 'partyMax: 6'],
    at: '6',
  },
  {
    code: 'unit-unknown',
    file: 'activities/steam-evening.yaml',
    edit: ['price: 25.00', 'price: 25.00, with: [senior]'],
    at: 'senior',
  },
  {
    code: 'unit-twice',
    file: 'activities/steam-evening.yaml',
    edit: ['price: 25.00 }', 'price: 25.00 }, { type: adult, name: Zwei, price: 2 }'],
    at: 'adult, name: Zwei',
  },
  {
    code: 'modifier-range',
    file: 'modifiers.yaml',
    edit: ['min: 1', 'min: 2\n    max: 1'],
    at: 'key: milk-choice',
  },
  {
    code: 'modifier-range',
    file: 'modifiers.yaml',
    edit: ['min: 1', 'min: 9'],
    at: 'key: milk-choice',
  },
  {
    code: 'table-twice',
    file: 'outlets/bar/tables.yaml',
    edit: ['4: [3, 4]', '4: [{ name: 2, closedFrom: 2026-12-24 }, 4]'],
    at: '{ name: 2',
  },
  {
    code: 'date-relative',
    file: 'outlets/bar/tables.yaml',
    edit: ['4: [3, 4]', '4: [{ name: 3, closedFrom: today+2 }, 4]'],
    at: 'today+2',
  },
  { code: 'diet-contradicted', file: MENU, edit: ['[vegetarian]', '[vegan]'], at: '[vegan]' },
  { code: 'page-unknown', file: HOUSE, edit: ['outlet: bar', 'page: /nowhere'], at: '/nowhere' },
  {
    code: 'date-relative',
    file: BAR,
    edit: ['[07:00-03:00 Nacht] }', '[07:00-03:00 Nacht] }, exceptions: [{ date: today+5, label: Ball }]'],
    at: 'today+5',
  },
  {
    code: 'date-relative',
    file: 'activities/steam-evening.yaml',
    edit: ['capacity: 8', 'except: [today]\ncapacity: 8'],
    at: 'today',
  },
  {
    code: 'picture-unknown',
    file: HOUSE,
    edit: ['    links:', '    documents: [{ label: Plan, picture: map }]\n    links:'],
    at: 'map',
  },
  {
    code: 'money-decimals',
    file: 'outlets/bar/policies.yaml',
    edit: ['partyMax: 4', 'partyMax: 4, deposit: { perPerson: 0.001, refundableUntilMinutes: 60 }'],
    at: '0.001',
  },
  { code: 'day-twice', file: BAR, edit: ['fri-sat:', 'mon+fri-sat:'], at: '[07:00-03:00' },
  { code: 'language-twice', file: 'hotel.yaml', edit: ['[de, en]', '[de, en, en]'], at: 'en]' },
  {
    code: 'text-missing',
    file: 'texts/en/guidelines.yaml',
    edit: ['text: Be kind to each other.', "text: ''"],
    at: 'paragraphs 1',
  },
];

const WARNINGS: Broken[] = [
  { code: 'price-zero', file: MENU, edit: ['price: 3.60', 'price: 0'], at: '0\n        allergens' },
  {
    code: 'allergens-undeclared',
    file: MENU,
    edit: ['        allergens: [sulphites]\n', ''],
    at: '- key: hot',
  },
  {
    code: 'removes-nothing',
    file: MENU,
    edit: ['        allergens: [milk]\n', '        allergens: []\n'],
    at: '[milk-choice]',
  },
  {
    code: 'text-outdated',
    file: ENGLISH,
    edit: ['source: Wiener Melange', 'source: Melange'],
    at: '{ source',
  },
  { code: 'text-unused', file: ENGLISH, edit: ['hot/melange.name', 'hot/latte.name'], at: '{ source' },
  {
    code: 'text-missing',
    file: MENU,
    edit: ['name: Heißes', 'name: Warmes'],
    at: 'hot/melange',
    in: ENGLISH,
  },
  {
    code: 'language-unlisted',
    file: 'hotel.yaml',
    edit: ['[de, en]', '[de]'],
    at: 'hot/melange',
    in: ENGLISH,
  },
];

test('the valid folder has no errors', () => {
  const { content, problems } = checkFiles(VIENNA);

  expect(content?.hotel.value.slug).toBe('hotel-am-spittelberg');
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

const all = [
  ...ERRORS.map((one) => ({ ...one, severity: 'error' as const })),
  ...WARNINGS.map((one) => ({ ...one, severity: 'warning' as const })),
];

test.each(all)('$code: $file', expectProblem);

test.each(['hotel.yaml', BAR])('file-missing: %s', (file) => {
  const files = new Map(VIENNA);
  files.delete(file);

  expect(checkFiles(files).problems).toContainEqual(
    expect.objectContaining({ code: 'file-missing', file, line: 1 }),
  );
});
