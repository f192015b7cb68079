import { expect, test } from 'vitest';
import { assertRow } from './assert-row';

test('a statement without the row that it always returns fails with its subject', () => {
  expect(() => assertRow(undefined, 'a claim')).toThrow('PostgreSQL returned no row for a claim');
  expect(() => assertRow({ id: '1' }, 'a claim')).not.toThrow();
});
