import { expect, test } from 'vitest';
import { checkFiles } from '../check/check-files';
import { rowsOf } from '../rows/rows-of';
import { viennaWith } from '../testing/vienna';
import { differencesOf, formatDifference } from './diff';

const rowsWith = (...edits: Parameters<typeof viennaWith>[0]) => {
  const { content } = checkFiles(viennaWith(edits));
  if (!content) throw new Error('The folder has errors.');
  return rowsOf(content);
};

test('a policy that has changed is named like its outlet', () => {
  const next = rowsWith(['outlets/bar/policies.yaml', 'deliveryFee: 2.50', 'deliveryFee: 3.00']);

  expect(differencesOf(rowsWith(), next).map(formatDifference)).toEqual([
    '~ orderPolicy "Bar im Hof": rules',
  ]);
});

test('other prices and allergens of options are told, the allergens first', () => {
  const next = rowsWith([
    'modifiers.yaml',
    'price: 0.50, removes: [milk], allergens: [gluten]',
    'price: 0.80, allergens: [nuts]',
  ]);

  const [first] = differencesOf(rowsWith(), next).map(formatDifference);

  expect(first?.split(': ').slice(1).join(': ').split('; ')).toEqual([
    'allergens of "Hafermilch": gluten > nuts',
    'allergens that it removes of "Hafermilch": milk > none',
    'price of "Hafermilch": EUR 0.50 > EUR 0.80 (+60 %)',
    'modifierGroups',
  ]);
});

test('a new option is told with its allergens', () => {
  const next = rowsWith([
    'modifiers.yaml',
    '      - { key: oat',
    '      - { key: soy, name: Sojamilch, price: 0.60, allergens: [nuts] }\n      - { key: oat',
  ]);

  const [first] = differencesOf(rowsWith(), next).map(formatDifference);

  expect(first).toMatch(
    /: allergens of "Sojamilch": new, nuts; price of "Sojamilch": new, EUR 0\.60; modifierGroups$/,
  );
});

test('the price of a portion is told once, and so is that of a unit', () => {
  const portion = rowsWith(['outlets/bar/menus/drinks.yaml', 'price: 4.20', 'price: 4.60']);
  const unit = rowsWith(['activities/steam-evening.yaml', 'price: 25.00', 'price: 30.00']);
  const detailsIn = (next: ReturnType<typeof rowsWith>) =>
    differencesOf(rowsWith(), next).flatMap(({ details }) => details.filter((it) => it.startsWith('price')));

  expect(detailsIn(portion)).toEqual(['price of "1/8 l": EUR 4.20 > EUR 4.60 (+10 %)']);
  expect(detailsIn(unit)).toContain('price of "Erwachsene": EUR 25.00 > EUR 30.00 (+20 %)');
});
