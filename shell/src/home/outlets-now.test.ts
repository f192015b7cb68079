import { openDaily } from '@guest/shared/testing/builders/opening-hours';
import { opening } from '@guest/shared/testing/builders/outlet';
import { expect, test } from 'vitest';
import { outletsNow } from './outlets-now';

const bar = opening({ slug: 'bar', openingHours: openDaily('18:00', '02:00') });
const cafe = opening({ slug: 'cafe', openingHours: openDaily('07:00', '19:00') });
const alwaysOpen = opening({ slug: 'room-service', openingHours: openDaily('00:00', '00:00') });
const shut = opening({ slug: 'shut', openingHours: { ...openDaily('09:00', '10:00'), weekly: [] } });

function at(utc: string, outlets = [bar, cafe, shut]) {
  const shown = outletsNow(outlets, Date.parse(utc), 'Europe/Lisbon');
  return [shown.isAnyOpen, ...shown.outlets.map(({ slug }) => slug)];
}

test('only open outlets are shown, those that stay open longest first', () => {
  expect(at('2026-11-03T18:30:00Z', [cafe, bar, shut, alwaysOpen])).toEqual([
    true,
    'room-service',
    'bar',
    'cafe',
  ]);
  expect(at('2026-11-03T12:00:00Z')).toEqual([true, 'cafe']);
});

test('a bar that opened yesterday evening is open after midnight', () => {
  expect(at('2026-11-04T01:30:00Z')).toEqual([true, 'bar']);
});

test('if no outlet is open, those that open next come first', () => {
  expect(at('2026-11-04T04:00:00Z')).toEqual([false, 'cafe', 'bar']);
});

test('an outlet without upcoming opening hours is not listed', () => {
  expect(at('2026-11-04T04:00:00Z', [shut])).toEqual([false]);
});
