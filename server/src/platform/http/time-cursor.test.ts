import { expect, test } from 'vitest';
import { cursorOf, parseCursor } from './time-cursor';

const last = { at: new Date('2026-06-11T19:00:00.123Z'), id: '7d0f2c1e-5b55-4a57-9a0e-0d6d8f1c2b3a' };

test('a list continues after its last entry', () => {
  expect(parseCursor(cursorOf(last))).toEqual(last);
});

test.each([
  '',
  'nothing',
  `2026-06-11T19:00:00.000Z_${last.id.slice(1)}`,
  `2026-06-11T19:00:00.000Z_${'-'.repeat(36)}`,
  `2026-06-11T19:00:00.000Z_' or 1=1 --`,
  `2026-99-99T19:00:00.000Z_${last.id}`,
  // JavaScript accepts these dates, but PostgreSQL does not.
  `+010000-01-01T00:00:00.0_${last.id}`,
  `Jan 1 12000 00:00:00 GMT_${last.id}`,
  `0000-01-01T00:00:00.000Z_${last.id}`,
])('“%s” is not a valid cursor', (cursor) => {
  expect(() => parseCursor(cursor)).toThrow(expect.objectContaining({ status: 400 }));
});
