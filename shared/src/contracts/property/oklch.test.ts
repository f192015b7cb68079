import { expect, test } from 'vitest';
import { hexOf } from './oklch';

test('OKLCH converts to the hex colours of a screen', () => {
  expect(hexOf({ lightness: 1, chroma: 0, hue: 0 })).toBe('#ffffff');
  expect(hexOf({ lightness: 0, chroma: 0, hue: 0 })).toBe('#000000');
  // Pure red, green and blue, with the values from the CSS specification.
  expect(hexOf({ lightness: 0.628, chroma: 0.2577, hue: 29.23 })).toBe('#ff0000');
  expect(hexOf({ lightness: 0.452, chroma: 0.3132, hue: 264.05 })).toBe('#0000ff');
});
