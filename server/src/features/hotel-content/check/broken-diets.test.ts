import { test } from 'vitest';
import { expectProblem, type Broken } from '../testing/broken-folder';

const MENU = 'outlets/bar/menus/drinks.yaml';

const ERRORS: Broken[] = [
  ...[
    ['gluten_free', 'gluten'],
    ['nut_free', 'nuts'],
    ['nut_free', 'peanuts'],
  ].map(([diet, allergen]): Broken => ({
    code: 'diet-contradicted',
    file: MENU,
    edit: [
      'allergens: [milk]\n        dietary: [vegetarian]',
      `allergens: [${allergen}]\n        dietary: [${diet}]`,
    ],
    at: `[${diet}]`,
  })),
];

test.each(ERRORS.map((one) => ({ ...one, severity: 'error' as const })))('$code: $at', expectProblem);

test('diet-doubtful: milk without lactose is possible, and keeps its allergen', () => {
  expectProblem({
    severity: 'warning',
    code: 'diet-doubtful',
    file: MENU,
    edit: ['[vegetarian]', '[lactose_free]'],
    at: '[lactose_free]',
  });
});
