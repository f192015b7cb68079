import { expect, test } from 'vitest';
import { mergeContents } from './merge-contents';
import { mergeText } from './merge-text';

const MENU = 'outlets/bar/menus/drinks.yaml';
/** Half a megabyte of lines of which each looks like each other one. */
const comments = Array.from({ length: 262_144 }, () => '#');

const menuOf = (dishes: number, edit: (line: string, dish: number) => string = (line) => line): string =>
  Array.from({ length: dishes }, (_, dish) =>
    [
      `- key: dish-${dish}`,
      `  name: Dish ${dish}`,
      `  price: ${5 + (dish % 40)}.00`,
      '  allergens: [milk]',
    ].map((line) => edit(line, dish)),
  )
    .flat()
    .join('\n');

test('of a menu of 1,500 dishes, all new prices of one side and the edits of the other are kept', () => {
  const dearer = (line: string) => line.replace('.00', '.50');
  const renamed = (line: string, dish: number) =>
    [3, 700, 1_499].includes(dish) ? line.replace('name: Dish', 'name: Plate') : line;

  const merged = mergeText({
    base: menuOf(1_500),
    theirs: menuOf(1_500, dearer),
    mine: menuOf(1_500, renamed),
  });

  expect(merged).toEqual({
    text: menuOf(1_500, (line, dish) => dearer(renamed(line, dish))),
    conflicts: [],
  });
});

test('texts that repeat one line very often are merged if they differ little, and otherwise not compared', () => {
  const base = ['key: a', ...comments, 'name: b'];
  const appended = { theirs: ['key: c', ...base.slice(1)], mine: [...base, '# end'] };
  const scattered = base.map((line, i) => (i % 500 === 0 ? `# ${i}` : line));
  const merge = (theirs: string[], mine: string[]) =>
    mergeText({ base: base.join('\n'), theirs: theirs.join('\n'), mine: mine.join('\n') });

  const merged = merge(appended.theirs, appended.mine);

  expect(merged?.conflicts).toEqual([]);
  expect(merged?.text === ['key: c', ...base.slice(1), '# end'].join('\n')).toBe(true);
  expect(merge(scattered, appended.mine)).toBeUndefined();
  expect(merge(appended.theirs, scattered)).toBeUndefined();
});

test('a file that cannot be compared is one that both have changed, and mine stays', () => {
  const side = (lines: string[]) => ({
    files: new Map([[MENU, lines.join('\n')]]),
    pictures: new Map(),
  });
  const base = comments.slice(0, 65_536);
  const mine = side([...base, '# mine']);

  const merged = mergeContents({
    base: side(base),
    theirs: side(base.map((line, i) => (i % 50 === 0 ? `# ${i}` : line))),
    mine,
  });

  expect(merged.conflicts).toEqual([MENU]);
  expect(merged.files.get(MENU) === mine.files.get(MENU)).toBe(true);
});

test('a section of 20,000 entries that one side has sorted, with comments between them, is merged', () => {
  const keys = Array.from({ length: 20_000 }, (_, i) => `dish-${i}`);
  const menu = (list: string[], name: string) =>
    [...comments, 'items:', ...list.map((key) => `  - key: ${key}`), `name: ${name}`].join('\n');
  const moved = [...keys.slice(1), 'dish-0'];

  const merged = mergeText({ base: menu(keys, 'a'), theirs: menu(moved, 'a'), mine: menu(keys, 'b') });

  expect(merged?.conflicts).toEqual([]);
  expect(merged?.text === menu(moved, 'b')).toBe(true);
});
