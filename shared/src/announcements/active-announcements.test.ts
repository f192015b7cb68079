import { announcement } from '../testing/builders/announcement';
import { expect, test } from 'vitest';
import { activeAnnouncements } from './active-announcements';

const NOW = Date.parse('2026-06-01T12:00:00Z');

const titles = (...announcements: ReturnType<typeof announcement>[]) =>
  activeAnnouncements(announcements, NOW).map(({ title }) => title);

test('S-25 E-13 an announcement is active while expireAt is 0 or in the future', () => {
  expect(
    titles(
      announcement({ title: 'for good', expireAt: 0 }),
      announcement({ title: 'a moment more', expireAt: NOW + 1 }),
      announcement({ title: 'over', expireAt: NOW }),
    ),
  ).not.toContain('over');
  expect(titles(announcement({ title: 'for good', expireAt: 0 }))).toEqual(['for good']);
  expect(titles(announcement({ title: 'a moment more', expireAt: NOW + 1 }))).toEqual(['a moment more']);
});

test('S-25 announcements are sorted newest first', () => {
  const [old, middle, fresh] = ['2026-05-01', '2026-05-20', '2026-06-01'].map((day) =>
    announcement({ title: day, createdAt: `${day}T08:00:00.000Z` }),
  );
  if (!old || !middle || !fresh) throw new Error('three were made');

  expect(titles(middle, old, fresh)).toEqual(['2026-06-01', '2026-05-20', '2026-05-01']);
});
