import { expect, test } from 'vitest';
import { UsageError } from '../../core/command';
import { parsePeople } from './walk-in';

const units = [
  { unitId: '11111111-0000-0000-0000-000000000000', name: 'Adult' },
  { unitId: '22222222-0000-0000-0000-000000000000', name: 'Child (6–12)' },
];

test('people are typed as numbers and the beginnings of their names', () => {
  expect(parsePeople('2 adult, 1 child', units)).toEqual([
    { unitId: units[0]?.unitId, quantity: 2 },
    { unitId: units[1]?.unitId, quantity: 1 },
  ]);
});

test.each(['', 'adult', 'two adults', '2 dogs', '2', '-1 adult', '1 adult,'])(
  'people typed as "%s" are refused',
  (typed) => {
    expect(() => parsePeople(typed, units)).toThrow(UsageError);
  },
);
