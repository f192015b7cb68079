import { expect, test } from 'vitest';
import { CENTERED_CROP, moveCrop, cropSquareOf } from './photo-crop';

const wide = { width: 1200, height: 800 };

test('the initial view is the largest square in the centre', () => {
  expect(cropSquareOf(wide, CENTERED_CROP)).toEqual({ left: 200, top: 0, size: 800 });
});

test('zooming in makes the square smaller and keeps it within the picture', () => {
  expect(cropSquareOf(wide, { zoom: 1, x: 1, y: 1 })).toEqual({ left: 1000, top: 600, size: 200 });
});

test('dragging the picture to the right reveals its left part, up to the edge', () => {
  const moved = moveCrop(wide, CENTERED_CROP, { x: 0.25, y: 0.5 });

  expect(cropSquareOf(wide, moved)).toEqual({ left: 0, top: 0, size: 800 });
  expect(moveCrop(wide, moved, { x: 1, y: 0 })).toEqual(moved);
});
