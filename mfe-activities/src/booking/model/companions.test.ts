import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, test } from 'vitest';
import { ADULT, bookable, CHILD } from '../testing/open-booking';
import { EMPTY_DRAFT } from './booking-draft';
import { companionsOf } from './companions';
import { namesOfBooking } from './name-fields';

const { units } = bookable();
const draft = (of: Record<string, number>) => ({ ...EMPTY_DRAFT, units: of });

test('the guest is the first adult, and everybody else can be named', () => {
  expect(companionsOf(draft({ [ADULT]: 2, [CHILD]: 1 }), units)).toEqual([
    { index: 1, field: `people.${ADULT}.2`, unitName: 'Adult' },
    { index: 2, field: `people.${CHILD}.1`, unitName: 'Child' },
  ]);
  expect(companionsOf(draft({ [ADULT]: 1 }), units)).toEqual([]);
});

test('a party without anybody who can come alone has the guest in the first place', () => {
  expect(companionsOf(draft({ [CHILD]: 2 }), units).map(({ index }) => index)).toEqual([1]);
});

test('the names of a booking are found at the same fields', () => {
  const unitItems = [
    { unitId: ADULT },
    { unitId: uuidOf(2), firstName: 'Mia', age: 9 },
    { unitId: ADULT, firstName: 'Ben' },
  ];

  expect(namesOfBooking({ unitItems })).toEqual({
    [`people.${CHILD}.1`]: 'Mia',
    [`people.${ADULT}.2`]: 'Ben',
  });
});
