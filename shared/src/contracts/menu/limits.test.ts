import { expect, test } from 'vitest';
import { quantityProblem, quantityRule } from './limits';

test('one to twenty, unless the item says otherwise', () => {
  const usual = quantityRule({});

  expect([0, 1, 20, 21].map((n) => quantityProblem(n, usual))).toEqual([
    'quantity_range',
    null,
    null,
    'quantity_range',
  ]);
});

test('in steps from the least on', () => {
  const oysters = quantityRule({ minQuantity: 6, maxQuantity: 24, quantityStep: 6 });

  expect([6, 12, 8, 30].map((n) => quantityProblem(n, oysters))).toEqual([
    null,
    null,
    'quantity_step',
    'quantity_range',
  ]);
});
