import { post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { expect, test } from 'vitest';
import { feedVisitOf, removeFromVisits } from './feed-visit';
import { mergeFirstPage } from './merge-first-page';

test('a post that is gone does not stay because newer posts have pushed it off the first page', () => {
  const host = fakeHost();
  const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 12, minute)).toISOString();
  const items = [3, 2, 1].map((n) => post({ id: uuidOf(n), createdAt: at(n) }));
  const visit = feedVisitOf(host, 'a visit', { items, nextCursor: null, prevCursor: null });
  const newest = [post({ id: uuidOf(4), createdAt: at(4) }), ...items.slice(0, 2)];

  removeFromVisits(host, uuidOf(1));

  const { shown, waiting } = mergeFirstPage(visit.getState().first.items, newest);
  expect(shown.map(({ id }) => id)).toEqual([uuidOf(3), uuidOf(2)]);
  expect(waiting.map(({ id }) => id)).toEqual([uuidOf(4)]);
});
