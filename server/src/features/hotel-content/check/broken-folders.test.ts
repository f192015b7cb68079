import { expect, test } from 'vitest';
import { contentId } from '../model/content-id';
import { VIENNA, viennaWith } from '../testing/vienna';
import { checkFiles } from './check-files';

interface Broken {
  code: string;
  file: string;
  /** The edit that breaks the valid folder. */
  edit: [from: string, to: string];
  /** The text at which the problem must be reported; its last occurrence in the edited file counts. */
  at: string;
  /** The file in which the problem is reported, if it is not the edited one. */
  in?: string;
  suggestion?: string;
}

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
  ...['web', 'docs', 'health', 'files', 'releases', 'builds', 'cookies', 'user', 'healthcheck'].map(
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
  { code: 'legal-missing', file: 'hotel.yaml', edit: ['terms: terms', 'terms: agb'], at: 'agb' },
  { code: 'currency-unknown', file: 'hotel.yaml', edit: ['currency: EUR', 'currency: EUX'], at: 'EUX' },
  { code: 'money-decimals', file: MENU, edit: ['price: 3.60', 'price: 3.605'], at: '3.605' },
  { code: 'price-negative', file: MENU, edit: ['price: 3.60', 'price: -3.60'], at: '-3.60' },
  { code: 'price-missing', file: MENU, edit: ['        price: 3.60\n', ''], at: 'key: espresso' },
  { code: 'zone-unknown', file: 'hotel.yaml', edit: ['Europe/Vienna', 'Europe/Wien'], at: 'Europe/Wien' },
  {
    code: 'hours-overlap',
    file: BAR,
    edit: ['[07:00-00:00]', '[07:00-00:00, 23:00-01:00]'],
    at: '23:00-01:00',
  },
  { code: 'day-twice', file: BAR, edit: ['fri-sat:', 'thu-sat:'], at: '[07:00-03:00' },
  {
    code: 'season-reversed',
    file: MENU,
    edit: [
      'orderable: true',
      'availability: { weekly: { daily: [10:00-12:00] }, from: 2026-05-01, until: 2026-04-01 }',
    ],
    at: '2026-04-01',
  },
  {
    code: 'menu-never-open',
    file: MENU,
    edit: ['orderable: true', 'orderable: true\navailability: { weekly: {} }'],
    at: '{ weekly: {} }',
  },
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
  ...ERRORS.map((one) => ({ ...one, severity: 'error' })),
  ...WARNINGS.map((one) => ({ ...one, severity: 'warning' })),
];

test.each(all)('$code: $file', ({ code, file, edit, at, severity, suggestion, in: other = file }) => {
  const files = viennaWith([[file, ...edit]]);

  const { content, problems } = checkFiles(files);

  expect(problems.filter((one) => one.code === code && one.file === other)).toContainEqual(
    expect.objectContaining({
      severity,
      ...placeOf(files.get(other) ?? '', at),
      ...(suggestion && { suggestion }),
    }),
  );
  expect(content === undefined).toBe(severity === 'error');
});

test.each(['hotel.yaml', BAR])('file-missing: %s', (file) => {
  const files = new Map(VIENNA);
  files.delete(file);

  expect(checkFiles(files).problems).toContainEqual(
    expect.objectContaining({ code: 'file-missing', file, line: 1 }),
  );
});

function placeOf(text: string, at: string): { line: number; column: number } {
  const before = text.slice(0, text.lastIndexOf(at));
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}
