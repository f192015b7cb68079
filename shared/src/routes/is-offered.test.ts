import { expect, test } from 'vitest';
import { isOffered } from './is-offered';
import { pageNames } from './routes';

const features = {
  tableBooking: true,
  ordering: true,
  activities: true,
  requests: true,
  chat: true,
  feed: true,
  loyalty: true,
  folio: true,
  wifi: true,
};
const without = (...names: (keyof typeof features)[]) => ({
  ...features,
  ...Object.fromEntries(names.map((name) => [name, false])),
});
const missing = (offered: typeof features) => pageNames.filter((name) => !isOffered(name, offered));

test('a hotel with every feature offers every page', () => {
  expect(missing(features)).toEqual([]);
});

test.each([
  ['activities', ['property-favorites-activities', 'property-activities-index', 'property-activity-book']],
  ['loyalty', ['property-loyalty-program', 'property-loyalty-program-register']],
  ['requests', ['property-request-create', 'property-requests']],
  ['feed', ['property-discover', 'property-discover-post']],
  ['ordering', ['property-order', 'property-outlet-order-now']],
  ['tableBooking', ['property-outlet-book']],
] as const)('a hotel without %s has none of its pages, and all of the others', (feature, pages) => {
  const gone = missing(without(feature));

  expect(gone).toEqual(expect.arrayContaining([...pages]));
  expect(gone).not.toEqual(expect.arrayContaining(['property']));
  expect(missing(without('chat', 'folio', 'wifi'))).toEqual([]);
});

test('something can be booked at a hotel with tables or activities', () => {
  expect(missing(without('activities'))).not.toContain('property-book');
  expect(missing(without('tableBooking'))).not.toContain('property-book');
  expect(missing(without('activities', 'tableBooking'))).toContain('property-book');
});
