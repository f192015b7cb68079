import { expect, test } from 'vitest';
import { contrast } from './contrast';

const white = { lightness: 1, chroma: 0, hue: 0 };
const black = { lightness: 0, chroma: 0, hue: 0 };

test('black on white is 21 and white on white is 1', () => {
  expect(contrast(black, white)).toBeCloseTo(21, 1);
  expect(contrast(white, white)).toBeCloseTo(1, 5);
});

test('known colours have their known contrast on white', () => {
  // #767676 and #0000ff, whose figures every checker knows.
  expect(contrast({ lightness: 0.5657, chroma: 0, hue: 0 }, white)).toBeCloseTo(4.54, 1);
  expect(contrast({ lightness: 0.452, chroma: 0.3132, hue: 264.05 }, white)).toBeCloseTo(8.59, 1);
});
