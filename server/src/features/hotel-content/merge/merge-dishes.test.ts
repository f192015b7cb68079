import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viennaWith } from '../testing/vienna';
import { takeOver } from '../versions/rebase';
import type { Contents } from './contents';
import { mergeContents } from './merge-contents';
import { mergeText } from './merge-text';
import { entriesById } from './merge-entries';

const MENU = 'outlets/bar/menus/drinks.yaml';

interface Dish {
  key: string;
  price: string;
  allergens: string;
}

const dish = (key: string, price = '3.00', allergens = 'milk'): Dish => ({ key, price, allergens });

const menuOf = (dishes: readonly Dish[]): Contents => {
  const items = dishes.map(
    ({ key, price, allergens }) =>
      `      - key: ${key}\n        name: ${key}\n        price: ${price}\n        allergens: [${allergens}]\n`,
  );
  const files = viennaWith([]);
  files.delete('texts/en/outlets/bar/menus/drinks.yaml');
  files.set(
    MENU,
    `key: drinks\nname: Getränke\npricesIncludeTax: true\nsections:\n  - key: hot\n    name: Heißes\n    items:\n${items.join('')}`,
  );
  return { files, pictures: new Map() };
};

const dishesIn = (contents: Contents): Map<string, { price: number; allergens: string[] }> =>
  new Map(
    [...entriesById(contents).values()]
      .filter(({ file }) => file === MENU)
      .map(({ name, value }) => [name.replace(/.*\//, ''), Object(value)]),
  );

test('a merge of a sorted menu and an edited dish does not give the price and allergens to another dish', () => {
  const five = ['beet', 'cider', 'elder', 'date', 'apple'].map((key) => dish(key));
  const theirs = menuOf(five.toSorted((a, b) => a.key.localeCompare(b.key)));
  const mine = menuOf(five.map((one) => (one.key === 'apple' ? dish('apple', '5.00', 'nuts') : one)));
  const three = { base: menuOf(five), theirs, mine };

  expect(mergeContents(three).conflicts).toEqual([
    `bar/drinks/elder in ${MENU}`,
    `bar/drinks/apple in ${MENU}`,
  ]);
  expect(() => takeOver(three, {})).toThrow('not even with --overwrite');
  expect(() => takeOver(three, { overwrite: true })).toThrow('not even with --overwrite');
});

test('a merge of a moved dish and its edit is refused, also with overwrite, instead of losing another dish', () => {
  const [apple, beet] = [dish('apple'), dish('beet', '4.00', 'celery')];
  const three = {
    base: menuOf([apple, beet]),
    theirs: menuOf([beet, apple]),
    mine: menuOf([apple, dish('beet', '4.00', 'nuts')]),
  };

  expect(() => takeOver(three, { overwrite: true })).toThrow('bar/drinks/apple');
});

test('a merge of one picture under two endings is a conflict, and mine stays', () => {
  const { files } = menuOf([dish('apple')]);
  const withPool = (ending: string, digit: string): Contents => {
    const pool = { path: `pictures/pool.${ending}`, sha256: digit.repeat(64), width: 900, height: 600 };
    return { files, pictures: new Map([['pool', pool]]) };
  };
  const [base, theirs, mine] = [withPool('jpg', 'a'), withPool('webp', 'b'), withPool('jpg', 'c')];

  expect(mergeContents({ base, theirs, mine })).toMatchObject({
    pictures: mine.pictures,
    takenOver: [],
    conflicts: ['pictures/pool.webp', 'pictures/pool.jpg'],
  });
  expect(mergeContents({ base, theirs, mine: base })).toMatchObject({
    pictures: theirs.pictures,
    takenOver: ['pictures/pool.jpg', 'pictures/pool.webp'],
    conflicts: [],
  });
});

test('a merge of texts keeps once what both have added at the same place', () => {
  const base = 'a: 1\nz: 26';

  const merged = mergeText({ base, theirs: 'a: 1\nb: 2\nc: 3\nz: 26', mine: 'a: 1\nb: 2\nd: 4\nz: 26' });

  expect(merged).toEqual({ text: 'a: 1\nb: 2\nc: 3\nd: 4\nz: 26', conflicts: [] });
});

/** Only what a menu needs to be read, so that many runs stay quick. */
const fewFiles = ({ files, pictures }: Contents): Contents => ({
  files: new Map(
    [...files].filter(([path]) => ['hotel.yaml', 'outlets/bar/outlet.yaml', MENU].includes(path)),
  ),
  pictures,
});

const KEYS = ['apple', 'beet', 'cider', 'date', 'elder'];
const anyEdit = fc.record({
  order: fc.shuffledSubarray(KEYS, { minLength: 1 }),
  changed: fc.dictionary(
    fc.constantFrom(...KEYS),
    fc.record({ price: fc.constantFrom('3.00', '5.00', '6.00'), allergens: fc.constantFrom('milk', 'nuts') }),
    { maxKeys: 2, noNullPrototype: true },
  ),
});

test('for any permutations, removals and edits, a merge that is not refused is right for each dish', () => {
  const start = KEYS.map((key) => dish(key));
  fc.assert(
    fc.property(anyEdit, anyEdit, fc.boolean(), (one, other, overwrite) => {
      const edited = ({ order, changed }: typeof one) =>
        fewFiles(menuOf(order.map((key) => ({ ...dish(key), ...changed[key] }))));
      const three = { base: fewFiles(menuOf(start)), theirs: edited(one), mine: edited(other) };
      const { garbled, conflicts, ...merged } = mergeContents(three);
      fc.pre(garbled.length === 0 && (overwrite || conflicts.length === 0));
      const sides = [three.base, three.theirs, three.mine].map(dishesIn);
      const [inBase, inTheirs, inMine] = sides;
      const result = dishesIn(merged);
      // Contents that cannot be read are refused by the check.
      fc.pre(result.size > 0);
      for (const [key, { price, allergens }] of result) {
        expect(sides.map((side) => side.get(key)?.price)).toContain(price);
        expect(sides.map((side) => side.get(key)?.allergens)).toContainEqual(allergens);
      }
      for (const key of KEYS) {
        const isOwnEdit = JSON.stringify(inMine?.get(key)) !== JSON.stringify(inBase?.get(key));
        const isTheirEdit = JSON.stringify(inTheirs?.get(key)) !== JSON.stringify(inBase?.get(key));
        if (isOwnEdit && !isTheirEdit) expect(result.get(key)).toEqual(inMine?.get(key));
        if (!isOwnEdit) expect(result.get(key)).toEqual(inTheirs?.get(key));
        expect((merged.files.get(MENU) ?? '').split(`key: ${key}\n`).length).toBe(result.has(key) ? 2 : 1);
      }
    }),
    { numRuns: 60 },
  );
});
