import { expect, test } from 'vitest';
import type { FolderPictures, PictureFile } from '../model/hotel-content';
import { rowsOf } from '../rows/rows-of';
import { viennaWith } from '../testing/vienna';
import { checkFiles } from './check-files';

const TEXTS = 'pictures/pictures.yaml';
const MENU = 'outlets/bar/menus/drinks.yaml';
const ALTS = `court: { alt: Der Hof am Morgen, focus: [0.25, 0.6], credit: Ana Prata }
coffee: { alt: Eine Melange auf dem Tresen }
`;

const picture = (name: string, facts: Partial<PictureFile> = {}): [string, PictureFile] => [
  name,
  { path: `pictures/${name}.jpg`, sha256: name.padEnd(64, '0'), width: 2_000, height: 1_500, ...facts },
];
const BOTH = [picture('court'), picture('coffee')];

/** Creates the hotel with a hero picture and a picture of one dish, and applies further edits. */
function folder(edits: Parameters<typeof viennaWith>[0] = [], alts = ALTS): Map<string, string> {
  const shown = viennaWith([
    ['hotel.yaml', 'currency: EUR', 'currency: EUR\npicture: court'],
    [MENU, 'key: melange', 'key: melange\n        picture: coffee'],
    ...edits,
  ]);
  return shown.set(TEXTS, alts);
}

const found = (files: Map<string, string>, pictures: readonly [string, PictureFile | null][] = BOTH) =>
  checkFiles(files, new Map(pictures) satisfies FolderPictures).problems.filter(
    ({ code }) => code !== 'text-missing',
  );

test('a picture is stored with its alternative texts in all languages, its size and its focus', () => {
  const files = folder().set(
    `texts/en/${TEXTS}`,
    'court.alt: { source: Der Hof am Morgen, text: The court in the morning }\n',
  );
  const { content, problems } = checkFiles(files, new Map(BOTH));

  expect(problems).not.toContainEqual(expect.objectContaining({ severity: 'error' }));
  const rows = content && rowsOf(content);
  expect(rows?.property[0]?.hero).toEqual({
    hash: 'court00000000000',
    width: 2_000,
    height: 1_500,
    focus: [0.25, 0.6],
    alt: { de: 'Der Hof am Morgen', en: 'The court in the morning' },
  });
  expect(rows?.menuItem.map(({ pictures }) => pictures?.length)).toEqual([1, 0, 0]);
});

test.each([
  [
    'a picture that is not there',
    folder([[MENU, 'key: espresso', 'key: espresso\n        picture: cofee']]),
    {
      severity: 'error',
      code: 'picture-unknown',
      file: MENU,
      line: 17,
      suggestion: 'Did you mean "coffee"?',
    },
  ],
  [
    'a picture without a text',
    folder([], ALTS.split('\n')[0]),
    { severity: 'error', code: 'alt-missing', file: MENU, line: 10, column: 18 },
  ],
  [
    'a text without a picture',
    folder([], `${ALTS}garden: { alt: Der Garten }\n`),
    { severity: 'error', code: 'picture-missing', file: TEXTS, line: 3 },
  ],
  [
    'a picture of two dishes',
    folder([[MENU, 'key: espresso', 'key: espresso\n        picture: coffee']]),
    { severity: 'error', code: 'picture-shared', file: MENU, line: 17 },
  ],
  [
    'a focus outside',
    folder([], ALTS.replace('0.25', '1.25')),
    { severity: 'error', code: 'range-exceeded', file: TEXTS, line: 1 },
  ],
  [
    'a text about nothing',
    folder([], ALTS.replace('Der Hof am Morgen', "''")),
    { severity: 'error', code: 'range-exceeded', file: TEXTS, line: 1 },
  ],
])('%s is found at its place', (_case, files, expected) => {
  expect(found(files)).toEqual([expect.objectContaining(expected)]);
});

test('two dishes cannot share a picture by giving the same file two names', () => {
  const files = folder(
    [[MENU, 'key: espresso', 'key: espresso\n        picture: brauner']],
    `${ALTS}brauner: { alt: Ein kleiner Brauner }\n`,
  );
  const copy = picture('brauner', { sha256: 'coffee'.padEnd(64, '0') });

  expect(found(files, [...BOTH, copy])).toMatchObject([{ code: 'picture-shared', line: 17 }]);
});

test('a dish whose picture looks almost like that of another one is a warning', () => {
  const files = folder(
    [[MENU, 'key: espresso', 'key: espresso\n        picture: brauner']],
    `${ALTS}brauner: { alt: Ein kleiner Brauner }\n`,
  );
  const [coffee, again, other] = ['00ff00ff00ff00ff', '00ff00ff00ff00f1', 'ffff00000f0f0f0f'].map(
    (likeness, i) => picture(i === 0 ? 'coffee' : 'brauner', { likeness }),
  );
  const [court] = BOTH;

  expect(
    found(
      files,
      [court, coffee, again].flatMap((one) => (one ? [one] : [])),
    ),
  ).toMatchObject([{ severity: 'warning', code: 'picture-alike', file: MENU, line: 17 }]);
  expect(
    found(
      files,
      [court, coffee, other].flatMap((one) => (one ? [one] : [])),
    ),
  ).toEqual([]);
});

test('small and unused pictures are only warnings', () => {
  const small = [picture('court', { width: 1_599 }), picture('coffee', { width: 799 }), picture('garden')];

  expect(found(folder(), small)).toMatchObject([
    { severity: 'warning', code: 'picture-small', file: 'hotel.yaml' },
    { severity: 'warning', code: 'picture-small', file: MENU, line: 10 },
    { severity: 'warning', code: 'picture-unused', file: 'pictures/garden.jpg', line: 1 },
  ]);
});

test('an unusable file is reported once at the file, and not where it is named', () => {
  expect(found(folder(), [picture('court'), ['coffee', null]])).toEqual([]);
});

test('a picture may have the name of a property that every object has', () => {
  const files = folder([['hotel.yaml', 'picture: court', 'picture: constructor']]);

  expect(found(files, [...BOTH, picture('constructor')])).toMatchObject([
    { code: 'alt-missing', file: 'hotel.yaml' },
    { code: 'picture-unused', file: 'pictures/court.jpg' },
  ]);
});
