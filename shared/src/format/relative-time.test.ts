import { describe, expect, test } from 'vitest';
import { relativeTime } from './relative-time';

const NOW = Date.parse('2026-10-20T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function phrase(ago: number, timeZone = 'Europe/Lisbon'): string {
  const { key, values } = relativeTime(new Date(NOW - ago).toISOString(), NOW, timeZone);
  return key.replace(/\{(\w+)\}/, (_, name: string) => String(values?.[name]));
}

describe('N-08 relative time', () => {
  test.each([
    [-5 * MINUTE, 'Now'],
    [0, 'Now'],
    [MINUTE - 1, 'Now'],
    [MINUTE, '1min'],
    [2 * MINUTE - 1, '1min'],
    [2 * MINUTE, '2 mins'],
    [HOUR - 1, '59 mins'],
    [HOUR, '1hr'],
    [2 * HOUR - 1, '1hr'],
    [2 * HOUR, '2 hr'],
    [DAY - 1, '23 hr'],
    [DAY, '1d'],
    [2 * DAY - 1, '1d'],
    [2 * DAY, '2 d'],
    [7 * DAY - 1, '6 d'],
    [7 * DAY, '13/10/2026'],
  ])('%i ms ago is shown as "%s"', (ago, expected) => {
    expect(phrase(ago)).toBe(expected);
  });

  test('an older time is shown as its date at the property', () => {
    const at = NOW - Date.parse('2026-01-31T23:30:00Z');

    expect(phrase(at, 'Europe/Lisbon')).toBe('31/01/2026');
    expect(phrase(at, 'Asia/Tokyo')).toBe('01/02/2026');
  });

  test('the text is never empty and never moves backwards as time passes', () => {
    const order = ['Now', '1min', 'mins', '1hr', ' hr', '1d', ' d', '/'];
    const rank = (text: string) => order.findLastIndex((part) => text.includes(part));
    let last = 0;
    for (let ago = 0; ago < 9 * DAY; ago += 7 * MINUTE + 13) {
      const now = rank(phrase(ago));
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
    expect(last).toBe(order.length - 1);
  });
});
