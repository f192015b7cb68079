import { activitySummary, session } from '@guest/shared/testing/builders/activity';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, test } from 'vitest';
import { catalogueOf, categoriesOf } from './catalogue';

const swim = activitySummary({ uuid: uuidOf(1), name: 'Swim', categories: ['water'] });
const yoga = activitySummary({
  uuid: uuidOf(2),
  name: 'Yoga',
  categories: ['wellness', 'water'],
  next: session({ localDateTimeStart: '2026-06-02T08:00' }),
});
const tea = activitySummary({
  uuid: uuidOf(3),
  name: 'Tea',
  categories: ['culture'],
  next: session({ localDateTimeStart: '2026-06-01T15:00' }),
});

test('activities are sorted by their next date, those without a date last', () => {
  const all = catalogueOf({ outlets: [], activities: [swim, yoga], activitiesWithBooking: [tea] });

  expect(all.map(({ name }) => name)).toEqual(['Tea', 'Yoga', 'Swim']);
});

test('an activity in both lists appears once', () => {
  const all = catalogueOf({ outlets: [], activities: [yoga], activitiesWithBooking: [yoga] });

  expect(all).toHaveLength(1);
});

test('the most frequent category comes first', () => {
  expect(categoriesOf([swim, yoga, tea])[0]).toBe('water');
});
