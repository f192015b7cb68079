import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { favoriteContract, type ListedFavorite } from '@guest/shared/contracts/favorite/favorite.contract';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { activitySummary, session } from '@guest/shared/testing/builders/activity';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import { outlet } from '@guest/shared/testing/builders/outlet';
import { property } from '@guest/shared/testing/builders/property';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import base from '../locales/en.json';
import { createCallLog } from '../testing/call-log';
import { knownGuest } from '../testing/open-account';
import { FavoriteOutletsPage } from './favorite-list-pages';
import { FavoritesPage } from './favorites-page';
import own from '../extra-texts/locales/en.json';

const pages = { 'property-favorites': FavoritesPage, 'property-favorites-outlets': FavoriteOutletsPage };
const createdAt = '2026-06-01T00:00:00Z';
const bar = (n: number, facts: Partial<ListedFavorite> = {}): ListedFavorite =>
  ({
    type: 'outlet',
    uuid: uuidOf(n),
    createdAt,
    notify: false,
    item: outlet({ uuid: uuidOf(n), slug: `bar-${n}`, name: `Bar ${n}`, bookingMode: 'instant' }),
    ...facts,
  }) as ListedFavorite;
const swim: ListedFavorite = {
  type: 'activity',
  uuid: uuidOf(9),
  createdAt,
  notify: false,
  item: activitySummary({ uuid: uuidOf(9), next: session({ localDateTimeStart: '2026-06-02T08:00' }) }),
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(
  answers: Parameters<typeof createCallLog>[0],
  {
    isGuest = true,
    path = '/grand/favorites',
    facts = {},
  }: { isGuest?: boolean; path?: string; facts?: Partial<Property> } = {},
) {
  const { api, calls } = createCallLog(answers);
  const toast = vi.fn();
  const host = { ...propertyHost([], { api, property: facts }), toast };
  if (isGuest) host.session.getState().signedIn({ token: 't', user: knownGuest().user, allowToPost: true });
  host.takeOver.getState().answered('page');
  renderPage(host, pages, { ...base, ...own }, path);
  await act(async () => {
    await host.session.persist.rehydrate();
    await host.signUp.persist.rehydrate();
  });
  return { calls, toast };
}

/** The server's lists by type, which follow the changes of the test. */
function account(items: ListedFavorite[], more: Parameters<typeof createCallLog>[0] = []) {
  const list = { path: favoriteContract.listFavorites.path, method: 'GET' as const, summary: '' };
  return [...more, [list, { items }] as const] as Parameters<typeof createCallLog>[0];
}

const row = async (name: string) => {
  const heading = await screen.findByText(name);
  const item = heading.closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return within(item);
};

test('R-25 the overview shows four of each kind with what decides about them, and links to all', async () => {
  await open(account([1, 2, 3, 4, 5].map((n) => bar(n))));

  const [restaurants] = await screen.findAllByRole('region', { name: 'Restaurants and bars' });
  const shown = within(restaurants as HTMLElement);

  await shown.findByText('Bar 4');
  expect(shown.queryByText('Bar 5')).toBeNull();
  shown.getAllByText('Open until 23:00');
  expect(shown.getByRole('link', { name: 'View all restaurants' }).getAttribute('href')).toBe(
    '/grand/favorites/outlets',
  );
});

test('R-25 an activity shows its next date', async () => {
  await open(account([swim]));

  const [activities] = await screen.findAllByRole('region', { name: 'Activities' });
  const shown = within(activities as HTMLElement);

  expect((await shown.findByRole('link', { name: 'Morning swim' })).getAttribute('href')).toBe(
    `/grand/activity/${uuidOf(9)}`,
  );
  shown.getByText('Tomorrow, 08:00');
});

test('R-25 a hotel without activities shows none and leads to none', async () => {
  const { features } = property();
  await open(account([]), { facts: { features: { ...features, activities: false } } });

  await screen.findByText('No favourites yet');
  screen.getByRole('link', { name: 'Browse restaurants' });
  expect(screen.queryByRole('link', { name: 'Browse activities' })).toBeNull();
});

test('a removed favourite stays in place until the page is left, and can be put back', async () => {
  const items = [bar(1), bar(2)];
  const change = (method: 'PUT' | 'DELETE', done: () => void) =>
    [
      { ...favoriteContract.addFavorite, method },
      () => {
        done();
        return {};
      },
    ] as const;
  const { calls } = await open(
    account(items, [
      change('DELETE', () => items.shift()),
      change('PUT', () => items.unshift(bar(1))),
    ] as unknown as Parameters<typeof createCallLog>[0]),
    { path: '/grand/favorites/outlets' },
  );

  await userEvent.click((await row('Bar 1')).getByRole('button', { name: 'Add Bar 1 to favourites' }));
  const putBack = await (await row('Bar 1')).findByRole('button', { name: 'Undo' });
  await expect.poll(() => calls.filter(({ path }) => path.endsWith(':type')).length).toBe(2);
  (await row('Bar 1')).getByText(/Removed from favourites/);
  await userEvent.click(putBack);

  await expect.poll(async () => (await row('Bar 1')).queryByRole('button', { name: 'Undo' })).toBeNull();
  const heart = (await row('Bar 1')).getByRole('button', { name: 'Add Bar 1 to favourites' });
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(heart);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a favourite that the hotel no longer offers is named without a link', async () => {
  const withdrawn = { name: 'Winter Bar', at: '2026-05-20T00:00:00Z' };
  await open(account([bar(1, { item: undefined, withdrawn })]), { path: '/grand/favorites/outlets' });

  const gone = await row('Winter Bar');

  gone.getByText(/No longer offered/);
  expect(gone.queryByRole('link')).toBeNull();
  gone.getByRole('button', { name: 'Add Winter Bar to favourites' });
});

test('a notification is switched on at once and sent', async () => {
  const { toast, calls } = await open(
    account([bar(1)], [[favoriteContract.setFavoriteNotify, { notify: true }]]),
    { path: '/grand/favorites/outlets' },
  );
  const bell = await screen.findByRole('button', { name: 'Notify me when Bar 1 is available again' });

  await userEvent.click(bell);
  await expect.poll(() => bell.getAttribute('aria-pressed')).toBe('true');

  await expect.poll(() => calls.at(-1)?.body).toEqual({ notify: true });
  expect(bell.getAttribute('aria-pressed')).toBe('true');
  expect(toast).toHaveBeenCalledWith('success', expect.stringMatching(/sold-out date/));
});

test('a favourite that cannot be booked has no notification', async () => {
  await open(account([bar(1, { item: outlet({ name: 'Bar 1', bookingMode: 'none' }) })]), {
    path: '/grand/favorites/outlets',
  });

  await row('Bar 1');

  expect(screen.queryByRole('button', { name: /Notify me/ })).toBeNull();
});

test('a guest without favourites learns how to add one', async () => {
  await open(account([]));

  await screen.findByRole('heading', { name: 'No favourites yet' });
  screen.getByRole('link', { name: 'Browse activities' });
});

test('R-25 S-04 an anonymous visitor sees what this device has saved and can sign in to save it everywhere', async () => {
  localStorage.setItem(
    'favorites of grand',
    JSON.stringify([
      { type: 'outlet', uuid: uuidOf(1), createdAt },
      { type: 'activity', uuid: uuidOf(9), createdAt },
      { type: 'activity', uuid: uuidOf(8), createdAt },
    ]),
  );
  await open(
    [
      [outletContract.listOutlets, { items: [outlet({ uuid: uuidOf(1), name: 'Bar 1' })] }],
      [
        activityContract.listActivities,
        { outlets: [], activities: [activitySummary({ uuid: uuidOf(9) })], activitiesWithBooking: [] },
      ],
    ],
    { isGuest: false },
  );

  await row('Bar 1');
  await row('Morning swim');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Notify me/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in to save on all devices' }));
  await screen.findByText('Page property-signin');
});
