import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { favoriteContract } from '@guest/shared/contracts/favorite/favorite.contract';
import '@guest/shared/favorites/favorite-button';
import { activity, activitySummary } from '@guest/shared/testing/builders/activity';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ActivityPage } from '../activity/activity-page';
import { ActivitiesPage } from '../catalogue/activities-page';
import en from '../locales/en.json';

const user = {
  id: '1',
  uuid: '1',
  guest_uuid: '1',
  guestUuid: '1',
  hotel_identity: 'grand',
  is_verified: true,
  firstName: 'Ada',
};
const pages = { 'property-activities-index': ActivitiesPage, 'property-activity-activityId': ActivityPage };
const list = { outlets: [], activities: [activitySummary()], activitiesWithBooking: [] };

beforeEach(() => localStorage.clear());

function open(path: string, bookingError?: object) {
  const host = propertyHost([
    [activityContract.listActivities, list],
    [activityContract.getActivity, activity()],
    [favoriteContract.listFavorites, { items: [] }],
  ]);
  const toast = vi.fn();
  // The cast is safe because nobody reads the reply of the only call that is sent.
  const send = (async () => bookingError ?? { data: {}, status: 200 }) as unknown as typeof host.api.send;
  host.takeOver.getState().answered('page');
  renderPage({ ...host, toast, api: { ...host.api, send } }, pages, en, path);
  return { host, toast };
}

test('R-13 the card of an activity has a heart that does not open the page', async () => {
  open('/grand/activities');
  const card = within(await screen.findByRole('article'));

  const heart = await card.findByRole('button', { name: 'Add Morning swim to favourites' });
  await userEvent.click(heart);

  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(localStorage.getItem('favorites of grand')).toContain(uuidOf(1));
  screen.getByRole('heading', { name: 'Activities' });
});

test('R-16 S-04 on the page of an activity an anonymous visitor can sign in to save it everywhere', async () => {
  open(`/grand/activity/${uuidOf(1)}`);

  await userEvent.click(await screen.findByRole('button', { name: 'Add Morning swim to favourites' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in to save on all devices' }));

  await screen.findByText('Page property-signin');
});

test('a guest who has reached the limit is told so', async () => {
  const error = "You've reached the maximum number of favourites";
  const { host, toast } = open('/grand/activities', {
    error,
    response: { status: 409, data: { code: 'favorites_full', error } },
  });
  host.session.getState().signedIn({ token: 'x'.repeat(43), user, allowToPost: false });
  const heart = await screen.findByRole('button', { name: 'Add Morning swim to favourites' });

  await userEvent.click(heart);

  await expect.poll(() => toast.mock.calls).toEqual([['error', error]]);
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
});
