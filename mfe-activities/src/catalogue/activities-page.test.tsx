import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { activitySummary, session } from '@guest/shared/testing/builders/activity';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { ActivitiesPage } from './activities-page';

const pages = { 'property-activities-index': ActivitiesPage };

const swim = activitySummary({ name: 'Swim', next: session({ localDateTimeStart: '2026-06-02T08:00' }) });
const tea = activitySummary({
  uuid: uuidOf(2),
  name: 'Tea ceremony',
  categories: ['culture'],
  durationMinutes: 90,
  price: { amount: 4500, currency: 'EUR', currencyPrecision: 2 },
  next: session({ localDateTimeStart: '2026-06-01T16:00' }),
});

function open(activities: (typeof swim)[], path = '/grand/activities') {
  const reply = { outlets: [], activities, activitiesWithBooking: [] };
  return renderPage(propertyHost([[activityContract.listActivities, reply]]), pages, en, path);
}

test('R-13 every activity shows its next date and its price, sorted by date', async () => {
  open([swim, tea]);

  const [first, second] = await screen.findAllByRole('article');

  within(first as HTMLElement).getByText('Today, 16:00');
  within(first as HTMLElement).getByText('€45.00');
  within(first as HTMLElement).getByText(/1 h 30 min/);
  within(second as HTMLElement).getByText('Tomorrow, 08:00');
  within(second as HTMLElement).getByText('Free');
});

test('the selected category is stored in the address', async () => {
  const router = open([swim, tea]);

  await userEvent.click(await screen.findByRole('link', { name: 'Culture' }));

  expect(router.state.location.search).toBe('?category=culture');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('an empty category links back to all activities', async () => {
  open([swim, tea], '/grand/activities?category=music');

  await screen.findByRole('heading', { name: 'No activities in this category' });
  screen.getByRole('link', { name: 'Show all' });
});

test('a hotel without activities links to reception', async () => {
  open([]);

  await screen.findByRole('heading', { name: 'No activities yet' });
  screen.getByRole('link', { name: 'Ask reception' });
});
