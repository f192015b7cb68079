import { expect, test } from 'vitest';
import { MIDDLE, movedBy, squareOf } from './photo-crop';

const wide = { width: 1200, height: 800 };

test('at first the middle is kept, as large as it goes', () => {
  expect(squareOf(wide, MIDDLE)).toEqual({ left: 200, top: 0, size: 800 });
});

test('nearer is smaller, and never beyond the picture', () => {
  expect(squareOf(wide, { zoom: 1, x: 1, y: 1 })).toEqual({ left: 1000, top: 600, size: 200 });
});

test('a finger that moves the picture to the right shows what is left of it, up to its edge', () => {
  const moved = movedBy(wide, MIDDLE, { x: 0.25, y: 0.5 });

  expect(squareOf(wide, moved)).toEqual({ left: 0, top: 0, size: 800 });
  expect(movedBy(wide, moved, { x: 1, y: 0 })).toEqual(moved);
});
