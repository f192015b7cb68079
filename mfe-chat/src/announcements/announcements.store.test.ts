import type { Announcement } from '@guest/shared/contracts/announcement/announcement.contract';
import { announcement } from '@guest/shared/testing/builders/announcement';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAnnouncementsStore, type AnnouncementsStore } from './announcements.store';

type Happening = { what: 'said' | 'withdrawn' | 'acknowledged'; number: number };
type List = Map<string, Announcement>;

const AT = '2026-06-01T12:00:00.000Z';
const happenings = fc.array(
  fc.record<Happening>({
    what: fc.constantFrom('said', 'withdrawn', 'acknowledged'),
    number: fc.integer({ min: 1, max: 4 }),
  }),
  { maxLength: 25 },
);

/** An id is said once, and what is withdrawn does not come back. */
function possible(all: Happening[]): Happening[] {
  const said = new Set<number>();
  const gone = new Set<number>();
  return all.filter(({ what, number }) => {
    if (what === 'said') return !said.has(number) && said.add(number);
    if (what === 'withdrawn') return said.has(number) && !gone.has(number) && gone.add(number);
    return said.has(number) && !gone.has(number);
  });
}

function listAfter(all: Happening[]): List {
  const list: List = new Map();
  for (const { what, number } of all) {
    const id = uuidOf(number);
    const known = list.get(id) ?? announcement({ announcementId: id, title: `No. ${number}` });
    if (what === 'withdrawn') list.delete(id);
    else list.set(id, what === 'acknowledged' ? { ...known, acknowledgedAt: AT } : known);
  }
  return list;
}

function push(store: AnnouncementsStore, { what, number }: Happening): void {
  const { announcementTold, announcementWithdrawn } = store.getState();
  const told = announcement({ announcementId: uuidOf(number), title: `No. ${number}` });
  if (what === 'withdrawn') announcementWithdrawn(told.announcementId);
  else announcementTold(what === 'acknowledged' ? { ...told, acknowledgedAt: AT } : told);
}

const loaded = (list: List) => {
  const store = createAnnouncementsStore();
  store.getState().announcementsLoaded([...list.values()]);
  return store.getState().announcements;
};

test('K-06 whatever is pushed on top of an old list, and while a new one is on its way, is what a fresh list shows', () => {
  fc.assert(
    fc.property(
      happenings
        .map(possible)
        .chain((all) =>
          fc
            .tuple(fc.nat(all.length), fc.nat(all.length), fc.nat(all.length), fc.nat(all.length))
            .map((places) => ({ all, places: places.toSorted((a, b) => a - b) })),
        ),
      ({ all, places }) => {
        // Known up to the first place; asked again at the second, read at the third, answered at the fourth.
        const [known = 0, asked = 0, read = 0, answered = 0] = places;
        const store = createAnnouncementsStore();
        const { announcementsRequested, announcementsLoaded } = store.getState();
        announcementsRequested();
        announcementsLoaded([...listAfter(all.slice(0, known)).values()]);
        all.forEach((happening, at) => {
          if (at === asked) announcementsRequested();
          if (at === answered) announcementsLoaded([...listAfter(all.slice(0, read)).values()]);
          if (at >= known) push(store, happening);
        });

        expect(store.getState().announcements).toEqual(loaded(listAfter(all)));
      },
    ),
  );
});

test('what the guest acknowledges is so at once, and is not where the server never hears of it', () => {
  const store = createAnnouncementsStore();
  const told = announcement();
  const { announcementsLoaded, acknowledged, acknowledgementLost } = store.getState();
  announcementsLoaded([told]);

  acknowledged({ announcementId: told.announcementId, at: AT });
  expect(store.getState().announcements[told.announcementId]?.acknowledgedAt).toBe(AT);
  acknowledgementLost(told.announcementId);
  expect(store.getState().announcements[told.announcementId]).toEqual(told);
});

test('another guest begins with nothing', () => {
  const store = createAnnouncementsStore();
  store.getState().announcementsLoaded([announcement()]);

  store.getState().guestChanged();

  expect(store.getState()).toMatchObject({ load: 'none', announcements: {} });
});
