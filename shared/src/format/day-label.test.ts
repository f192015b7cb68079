import { expect, test } from 'vitest';
import { addDays } from '../contracts/core/local-time';
import { LANGUAGES } from '../contracts/core/languages';
import { dayLabel, dayName, shortDayLabel } from './day-label';

test.each([
  ['en', -1, 'Yesterday'],
  ['en', 0, 'Today'],
  ['en', 1, 'Tomorrow'],
  ['en', 2, 'Friday 2 October'],
  ['es', 1, 'Mañana'],
  ['es', 2, 'Viernes, 2 de octubre'],
  ['fr', 0, 'Aujourd’hui'],
  ['fr', 2, 'Vendredi 2 octobre'],
  ['ja', 0, '今日'],
  ['ja', 2, '10月2日金曜日'],
  ['ar', 0, 'اليوم'],
])('in %s, the label of day %i from today is "%s"', (lang, days, expected) => {
  expect(dayLabel(addDays('2026-09-30', days), '2026-09-30', lang).replace("'", '’')).toBe(expected);
});

test.each([
  ['en', 1, 'tomorrow'],
  ['en', 2, 'Friday 2 October'],
  ['es', 2, 'viernes, 2 de octubre'],
  ['fr', 1, 'demain'],
])('in %s, the name of day %i from today within a sentence is "%s"', (lang, days, expected) => {
  expect(dayName(addDays('2026-09-30', days), '2026-09-30', lang)).toBe(expected);
});

test('all days of a year have different labels in every language', () => {
  for (const lang of LANGUAGES) {
    const days = Array.from({ length: 365 }, (_, i) => addDays('2026-03-01', i));

    expect(new Set(days.map((day) => dayLabel(day, '2026-03-01', lang))).size).toBe(days.length);
  }
});

test('short day labels abbreviate the weekday', () => {
  expect(shortDayLabel('2026-10-02', 'en')).toBe('Fri 2');
});
