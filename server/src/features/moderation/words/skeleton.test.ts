import { expect, test } from 'vitest';
import { skeletonOf } from './skeleton';

test('the skeletons of names without letters differ unless the names show the same signs', () => {
  expect(skeletonOf('🔥')).not.toBe(skeletonOf('🌸'));
  expect(skeletonOf('❤\ufe0f')).toBe(skeletonOf('❤'));
});

test('the skeleton of a name with letters leaves out its signs', () => {
  expect(skeletonOf('🔥 Pedlar')).toBe(skeletonOf('Ped-lar'));
});
