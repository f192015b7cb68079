import { expect, test } from 'vitest';
import { contrast } from './contrast';

const white = { lightness: 1, chroma: 0, hue: 0 };
const black = { lightness: 0, chroma: 0, hue: 0 };

test('the contrast of black on white is 21, and of white on white 1', () => {
  expect(contrast(black, white)).toBeCloseTo(21, 1);
  expect(contrast(white, white)).toBeCloseTo(1, 5);
});

test('known colours have their known contrast on white', () => {
  // The colours are #767676 and #0000ff, whose contrast is well known.
  expect(contrast({ lightness: 0.5657, chroma: 0, hue: 0 }, white)).toBeCloseTo(4.54, 1);
  expect(contrast({ lightness: 0.452, chroma: 0.3132, hue: 264.05 }, white)).toBeCloseTo(8.59, 1);
});
