import type { Announcement } from '@guest/shared/contracts/announcement/announcement.contract';
import { announcement } from '@guest/shared/testing/builders/announcement';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAnnouncementsStore, type AnnouncementsStore } from './announcements.store';

type ListChange = { what: 'said' | 'withdrawn' | 'acknowledged'; number: number };
type List = Map<string, Announcement>;

const AT = '2026-06-01T12:00:00.000Z';
const changes = fc.array(
  fc.record<ListChange>({
    what: fc.constantFrom('said', 'withdrawn', 'acknowledged'),
    number: fc.integer({ min: 1, max: 4 }),
  }),
  { maxLength: 25 },
);

/** Keeps only realistic sequences: an id is announced once, and a withdrawn announcement does not return. */
function onlyRealistic(all: ListChange[]): ListChange[] {
  const announced = new Set<number>();
  const gone = new Set<number>();
  return all.filter(({ what, number }) => {
    if (what === 'said') return !announced.has(number) && announced.add(number);
    if (what === 'withdrawn') return announced.has(number) && !gone.has(number) && gone.add(number);
    return announced.has(number) && !gone.has(number);
  });
}

function listAfter(all: ListChange[]): List {
  const list: List = new Map();
  for (const { what, number } of all) {
    const id = uuidOf(number);
    const known = list.get(id) ?? announcement({ announcementId: id, title: `No. ${number}` });
    if (what === 'withdrawn') list.delete(id);
    else list.set(id, what === 'acknowledged' ? { ...known, acknowledgedAt: AT } : known);
  }
  return list;
}

function push(store: AnnouncementsStore, { what, number }: ListChange): void {
  const { announcementReceived, announcementWithdrawn } = store.getState();
  const pushed = announcement({ announcementId: uuidOf(number), title: `No. ${number}` });
  if (what === 'withdrawn') announcementWithdrawn(pushed.announcementId);
  else announcementReceived(what === 'acknowledged' ? { ...pushed, acknowledgedAt: AT } : pushed);
}

const loaded = (list: List) => {
  const store = createAnnouncementsStore();
  store.getState().announcementsLoaded([...list.values()]);
  return store.getState().announcements;
};

test('K-06 announcements pushed on top of an old list and during a reload give the same result as a fresh list', () => {
  fc.assert(
    fc.property(
      changes
        .map(onlyRealistic)
        .chain((all) =>
          fc
            .tuple(fc.nat(all.length), fc.nat(all.length), fc.nat(all.length), fc.nat(all.length))
            .map((places) => ({ all, places: places.toSorted((a, b) => a - b) })),
        ),
      ({ all, places }) => {
        // The store knows the first `known` events, requests the list again at `asked`, and at `answered`
        // receives the list as it was at `read`.
        const [known = 0, requested = 0, read = 0, answered = 0] = places;
        const store = createAnnouncementsStore();
        const { announcementsRequested, announcementsLoaded } = store.getState();
        announcementsRequested();
        announcementsLoaded([...listAfter(all.slice(0, known)).values()]);
        all.forEach((happening, at) => {
          if (at === requested) announcementsRequested();
          if (at === answered) announcementsLoaded([...listAfter(all.slice(0, read)).values()]);
          if (at >= known) push(store, happening);
        });

        expect(store.getState().announcements).toEqual(loaded(listAfter(all)));
      },
    ),
  );
});

test('an acknowledgement shows at once and is undone if it does not reach the server', () => {
  const store = createAnnouncementsStore();
  const pushed = announcement();
  const { announcementsLoaded, acknowledged, acknowledgementLost } = store.getState();
  announcementsLoaded([pushed]);

  acknowledged({ announcementId: pushed.announcementId, at: AT });
  expect(store.getState().announcements[pushed.announcementId]?.acknowledgedAt).toBe(AT);
  acknowledgementLost(pushed.announcementId);
  expect(store.getState().announcements[pushed.announcementId]).toEqual(pushed);
});

test('a change of guest empties the store', () => {
  const store = createAnnouncementsStore();
  store.getState().announcementsLoaded([announcement()]);

  store.getState().guestChanged();

  expect(store.getState()).toMatchObject({ load: 'none', announcements: {} });
});
