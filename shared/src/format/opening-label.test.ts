import { describe, expect, test } from 'vitest';
import { serviceStatus } from '../contracts/opening-hours/opening-hours';
import type { OpeningHours } from '../contracts/opening-hours/opening-hours.schema';
import { openingLabel } from './opening-label';

const barUntilTwo: OpeningHours = {
  weekly: [{ days: [2, 3, 4, 5, 6, 7], intervals: [{ from: '18:00', to: '02:00' }] }],
  exceptions: [{ date: '2026-12-24', closed: true, label: 'Christmas Eve' }],
  temporarilyClosed: null,
};

function at(utc: string, hours = barUntilTwo, lang = 'en'): string {
  const when = { now: Date.parse(`${utc}Z`), timeZone: 'Europe/Lisbon', lang };
  const { key, values } = openingLabel(serviceStatus(hours, when.now, when.timeZone), when);
  return key.replace(/\{(\w+)\}/g, (_, name: string) => String(values?.[name]));
}

describe('the label of a bar in Lisbon that is open past midnight in winter', () => {
  test.each([
    ['2026-11-03T20:00', 'Open until 02:00'],
    ['2026-11-04T01:00', 'Open until 02:00'],
    ['2026-11-04T01:40', 'Closes in 20 min'],
    ['2026-11-04T01:59:59', 'Closes in 1 min'],
    ['2026-11-04T02:00', 'Opens at 18:00'],
    ['2026-11-04T17:30', 'Opens at 18:00'],
    ['2026-11-02T09:00', 'Opens tomorrow at 18:00'],
    ['2026-12-24T19:00', 'Closed today'],
  ])('the label at %s is "%s"', (utc, expected) => {
    expect(at(utc)).toBe(expected);
  });
});

test('a later day is named in the language of the page', () => {
  const onFridays = { ...barUntilTwo, weekly: [{ days: [5], intervals: [{ from: '12:00', to: '15:00' }] }] };

  expect(at('2026-11-02T09:00', onFridays)).toBe('Opens Friday at 12:00');
  expect(at('2026-11-02T09:00', onFridays, 'fr')).toBe('Opens vendredi at 12:00');
});

test('an outlet that never closes or never opens has a label without a time', () => {
  const always = {
    ...barUntilTwo,
    weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '00:00', to: '00:00' }] }],
  };

  expect(at('2026-11-03T20:00', { ...always, exceptions: [] })).toBe('Open');
  expect(at('2026-11-03T20:00', { ...always, weekly: [], exceptions: [] })).toBe('Closed');
});

test('a paused outlet shows the reason and, if known, the expected end', () => {
  const pause = { since: '2026-11-03T19:00:00Z', reason: 'The kitchen is very busy' };

  expect(at('2026-11-03T20:00', { ...barUntilTwo, temporarilyClosed: pause })).toBe(
    'Paused: The kitchen is very busy',
  );
  expect(
    at('2026-11-03T20:00', {
      ...barUntilTwo,
      temporarilyClosed: { ...pause, until: '2026-11-03T20:30:00Z' },
    }),
  ).toBe('Paused: The kitchen is very busy. Back around 20:30');
});
