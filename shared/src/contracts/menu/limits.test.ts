import { expect, test } from 'vitest';
import { quantityProblem, quantityRule } from './limits';

test('a quantity from 1 to 20 is allowed unless the item sets other limits', () => {
  const usual = quantityRule({});

  expect([0, 1, 20, 21].map((n) => quantityProblem(n, usual))).toEqual([
    'quantity_range',
    null,
    null,
    'quantity_range',
  ]);
});

test('quantities increase in steps from the minimum', () => {
  const oysters = quantityRule({ minQuantity: 6, maxQuantity: 24, quantityStep: 6 });

  expect([6, 12, 8, 30].map((n) => quantityProblem(n, oysters))).toEqual([
    null,
    null,
    'quantity_step',
    'quantity_range',
  ]);
});
