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

test('other prices and allergens of options, portions and units are told, the allergens first', () => {
  const next = rowsWith([
    'modifiers.yaml',
    'price: 0.50, removes: [milk], allergens: [gluten]',
    'price: 0.80, allergens: [nuts]',
  ]);

  const [first] = differencesOf(rowsWith(), next).map(formatDifference);

  expect(first).toContain('allergens of "Hafermilch": gluten > nuts');
  expect(first).toContain('allergens that it removes of "Hafermilch": milk > none');
  expect(first).toContain('price of "Hafermilch": EUR 0.50 > EUR 0.80 (+60 %)');
});
