import { post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFeedVisit } from './feed-visit';
import { continueVisit, saveVisit } from './saved-visit';

const HEIGHTS = [[400, 380], 390];

/** The first page of a feed, from this post down. The cursor after it is the number of its last post. */
const feedFrom = (newest: number) => {
  const items = [0, 1, 2].map((at) => post({ id: uuidOf(newest - at) }));
  return { items, nextCursor: `after ${newest - 2}`, prevCursor: null };
};

/** Stubs how the browser says that the document was opened. */
const openedBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);

beforeEach(() => {
  sessionStorage.clear();
  const visit = createFeedVisit('a visit', feedFrom(9));
  visit.getState().pageLoaded({ cursor: 'after 7', ids: [6, 5].map(uuidOf) }, 'after 5');
  saveVisit(visit, { heights: HEIGHTS, anchor: { id: uuidOf(5), top: -40 } });
});

test('after a reload the visit has its pages, the heights of its rows and its place again', () => {
  openedBy('reload');
  const visit = createFeedVisit('a visit', feedFrom(9));

  continueVisit(visit);

  expect(visit.getState()).toMatchObject({
    pages: [{ cursor: 'after 7', ids: [6, 5].map(uuidOf) }],
    nextCursor: 'after 5',
    position: { heights: HEIGHTS, anchor: { id: uuidOf(5), top: -40 } },
  });
});

test('posts that newer ones have pushed off the first page meanwhile stand between it and the next page', () => {
  openedBy('reload');
  const visit = createFeedVisit('a visit', feedFrom(11));

  continueVisit(visit);

  const { pages, position } = visit.getState();
  expect(pages.map(({ cursor, ids }) => [cursor, ...ids])).toEqual([
    ['after 9', ...[8, 7].map(uuidOf)],
    ['after 7', ...[6, 5].map(uuidOf)],
  ]);
  expect(position).toEqual({ heights: undefined, anchor: { id: uuidOf(5), top: -40 } });
});

test.each([
  ['nothing', []],
  ['only a pinned post', [post({ id: uuidOf(8), isPinned: true })]],
])('the feed begins with the newest posts when new ones have left %s of the first page', (_what, left) => {
  openedBy('reload');
  const newest = feedFrom(15);
  const visit = createFeedVisit('a visit', { ...newest, items: [...left, ...newest.items] });

  continueVisit(visit);

  expect(visit.getState()).toMatchObject({ pages: [], nextCursor: 'after 13', position: undefined });
});

test.each([
  ['the address was opened anew', 'navigate', 'a visit'],
  ['the tab shows another feed', 'reload', 'another visit'],
])('the feed begins with the newest posts when %s', (_when, type, name) => {
  openedBy(type);
  const visit = createFeedVisit(name, feedFrom(9));

  continueVisit(visit);

  expect(visit.getState()).toMatchObject({ pages: [], nextCursor: 'after 7', position: undefined });
});

test('a guest who has loaded more posts meanwhile keeps them', () => {
  openedBy('reload');
  const visit = createFeedVisit('a visit', feedFrom(9));
  visit.getState().pageLoaded({ cursor: 'after 7', ids: [uuidOf(6)] }, 'after 6');

  continueVisit(visit);

  expect(visit.getState().pages).toHaveLength(1);
});
