import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viennaWith } from '../testing/vienna';
import type { Contents } from './contents';
import { mergeContents } from './merge-contents';
import { mergeText } from './merge-text';

const MENU = 'outlets/bar/menus/drinks.yaml';
const LAST = 'allergens: [sulphites]\n        alcohol: true\n';
type Edit = readonly [file: string, from: string, to: string];
const vienna = (...edits: Edit[]): Contents => ({ files: viennaWith(edits), pictures: new Map() });
const base = vienna();
const picture = (sha256: string) => ({ path: 'pictures/court.jpg', sha256, width: 900, height: 600 });
const withPicture = (sha256: string): Contents => ({
  files: base.files,
  pictures: new Map([['court', picture(sha256)]]),
});

test('edits of different dishes, also added at the same place, and of other files are both kept', () => {
  const theirs = vienna(
    [MENU, 'price: 4.80', 'price: 4.90'],
    [MENU, LAST, `${LAST}      - { key: riesling, name: Riesling, price: 5.20, allergens: [sulphites] }\n`],
    ['hotel.yaml', 'hue: 20', 'hue: 30'],
  );
  const mine = vienna(
    [MENU, 'price: 3.60', 'price: 3.70'],
    [MENU, LAST, `${LAST}      - { key: zweigelt, name: Zweigelt, price: 4.40, allergens: [sulphites] }\n`],
  );

  const merged = mergeContents({ base, theirs, mine });

  expect(merged.conflicts).toEqual([]);
  expect(merged.takenOver).toEqual(['hotel.yaml', MENU]);
  for (const text of ['price: 4.90', 'price: 3.70', 'riesling', 'zweigelt'])
    expect(merged.files.get(MENU)).toContain(text);
});

test('a dish that both have changed is a conflict, even in different lines; the same change is none', () => {
  const dearer: Edit = [MENU, 'price: 4.80', 'price: 4.90'];
  const named: Edit = [MENU, 'name: Wiener Melange', 'name: Melange'];

  expect(mergeContents({ base, theirs: vienna(dearer), mine: vienna(named) }).conflicts).toEqual([
    `bar/drinks/melange in ${MENU}`,
  ]);
  expect(mergeContents({ base, theirs: vienna(dearer), mine: vienna(dearer) }).conflicts).toEqual([]);
});

test('a dish that one has removed and the other has changed is a conflict', () => {
  const espresso =
    '      - key: espresso\n        name: Kleiner Brauner\n        price: 3.60\n        allergens: [milk]\n';
  const theirs = vienna([MENU, espresso, '']);
  const mine = vienna([MENU, 'price: 3.60', 'price: 3.70']);

  expect(mergeContents({ base, theirs, mine }).conflicts[0]).toBe(`bar/drinks/espresso in ${MENU}`);
});

test('lines and files that both have changed differently are conflicts at their places, and mine stay', () => {
  const theirs = vienna(['hotel.yaml', 'hue: 20', 'hue: 30'], ['loyalty.yaml', 'from: 10', 'from: 11']);
  const changed = vienna(['hotel.yaml', 'hue: 20', 'hue: 40']);
  const files = new Map(changed.files);
  files.delete('loyalty.yaml');

  const merged = mergeContents({ base, theirs, mine: { ...changed, files } });

  expect(merged.conflicts).toEqual([expect.stringMatching(/^hotel\.yaml:\d+$/), 'loyalty.yaml']);
  expect(merged.files.get('hotel.yaml')).toContain('hue: 40');
  expect(merged.takenOver).toEqual([]);
});

test('a picture is taken over if only they have changed it, and a conflict if both have', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((digit) => withPicture(digit.repeat(64)));
  if (!a || !b || !c) throw new Error('three pictures');

  expect(mergeContents({ base: a, theirs: b, mine: a })).toMatchObject({
    takenOver: ['pictures/court.jpg'],
    conflicts: [],
    pictures: b.pictures,
  });
  expect(mergeContents({ base: a, theirs: b, mine: c })).toMatchObject({
    takenOver: [],
    conflicts: ['pictures/court.jpg'],
    pictures: c.pictures,
  });
});

test('for any texts, a side that has changed nothing changes nothing, and equal sides are the result', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 8 })
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (one, other) => {
      const clean = { text: other, conflicts: [] };
      expect(mergeText({ base: one, theirs: other, mine: one })).toEqual(clean);
      expect(mergeText({ base: one, theirs: one, mine: other })).toEqual(clean);
      expect(mergeText({ base: one, theirs: other, mine: other })).toEqual(clean);
    }),
  );
});
