import { expect, test } from 'vitest';
import { fitSize, movedBy, scaledAt, FIT, within } from './zoom';

const stage = { width: 400, height: 800 };
const photo = fitSize({ width: 800, height: 600 }, stage);

test('a photo is initially fitted to its stage', () => {
  expect(photo).toEqual({ width: 400, height: 300 });
  expect(fitSize({ width: 100, height: 400 }, stage)).toEqual({ width: 200, height: 800 });
});

test('the point under the fingers stays under them', () => {
  const point = { x: 100, y: -40 };

  const closer = scaledAt(FIT, 2, point);

  const seenBefore = { x: point.x / 1, y: point.y / 1 };
  const seenNow = { x: (point.x - closer.x) / 2, y: (point.y - closer.y) / 2 };
  expect(seenNow).toEqual(seenBefore);
});

test('the zoom is limited to between one and five times the fitted size', () => {
  expect(scaledAt(FIT, 40, { x: 0, y: 0 }).scale).toBe(5);
  expect(scaledAt(FIT, 0.2, { x: 0, y: 0 }).scale).toBe(1);
});

test('a photo can be panned up to its edges, and not at all if it is completely visible', () => {
  const closer = { scale: 2, x: 0, y: 0 };

  expect(within(movedBy(closer, { x: 900, y: 0 }), photo, stage).x).toBe(200);
  expect(within(movedBy(closer, { x: -900, y: 0 }), photo, stage).x).toBe(-200);
  expect(within(movedBy(closer, { x: 0, y: 90 }), photo, stage).y).toBe(0);
  expect(within(movedBy(FIT, { x: 50, y: 50 }), photo, stage)).toEqual(FIT);
});
