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

const KEYS_AS_WRITTEN = ['beet', 'cider', 'elder', 'date', 'apple'];
const sortedByKey = (dishes: readonly Dish[]) => dishes.toSorted((a, b) => a.key.localeCompare(b.key));

test.each(['theirs', 'mine'])(
  'if %s has sorted a menu, it stays sorted with the edits, additions and removals of the other',
  (who) => {
    const five = KEYS_AS_WRITTEN.map((key) => dish(key));
    const sorted = menuOf(sortedByKey(five));
    const edited = menuOf([
      ...five
        .filter(({ key }) => key !== 'cider')
        .map((one) => (one.key === 'apple' ? dish('apple', '5.00', 'nuts') : one)),
      dish('fig', '7.00', 'sulphites'),
    ]);

    const merged = takeOver(
      {
        base: menuOf(five),
        theirs: who === 'theirs' ? sorted : edited,
        mine: who === 'theirs' ? edited : sorted,
      },
      {},
    );

    expect(merged.conflicts).toEqual([]);
    expect(merged.files.get(MENU)).toBe(
      menuOf([
        dish('apple', '5.00', 'nuts'),
        dish('fig', '7.00', 'sulphites'),
        ...['beet', 'date', 'elder'].map((key) => dish(key)),
      ]).files.get(MENU),
    );
  },
);

test('a comment above a dish moves with it, and an edit of the sorted list itself stays', () => {
  const withComment = (contents: Contents, above: string): Contents => {
    const text = contents.files.get(MENU) ?? '';
    const commented = text.replace(
      `      - key: ${above}`,
      `      # From the garden.\n      - key: ${above}`,
    );
    return { ...contents, files: new Map(contents.files).set(MENU, commented) };
  };
  const [beet, apple] = [dish('beet'), dish('apple')];
  const three = {
    base: withComment(menuOf([beet, apple]), 'beet'),
    theirs: withComment(menuOf([apple, dish('beet', '4.00')]), 'beet'),
    mine: withComment(menuOf([beet, dish('apple', '5.00')]), 'beet'),
  };

  const merged = takeOver(three, {});

  expect(merged.files.get(MENU)).toBe(
    withComment(menuOf([dish('apple', '5.00'), dish('beet', '4.00')]), 'beet').files.get(MENU),
  );
});

test('a merge of a sorted menu is refused if the keys do not tell the dishes apart, also with overwrite', () => {
  const keysLast = (contents: Contents): Contents => {
    const text = contents.files.get(MENU) ?? '';
    const turned = text.replaceAll(/- (key: (\w+))\n {8}name: \2\n/g, '- name: $2\n        $1\n');
    return { ...contents, files: new Map(contents.files).set(MENU, turned) };
  };
  const five = KEYS_AS_WRITTEN.map((key) => dish(key));
  const three = {
    base: keysLast(menuOf(five)),
    theirs: keysLast(menuOf(sortedByKey(five))),
    mine: keysLast(menuOf(five.map((one) => (one.key === 'apple' ? dish('apple', '5.00', 'nuts') : one)))),
  };

  expect(() => takeOver(three, {})).toThrow('not even with --overwrite');
  expect(() => takeOver(three, { overwrite: true })).toThrow('not even with --overwrite');
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
