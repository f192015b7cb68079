import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { activity, session } from '@guest/shared/testing/builders/activity';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { ActivityPage } from './activity-page';

const pages = {
  'property-activity-activityId': ActivityPage,
  'property-activities-schedule-activityId': ActivityPage,
};

function open(facts: Partial<ReturnType<typeof activity>>, path = `/grand/activity/${uuidOf(1)}`) {
  const host = propertyHost([[activityContract.getActivity, activity(facts)]]);
  renderPage(host, pages, en, path);
  return host;
}

test('R-16 an activity shows its main facts and its times by day', async () => {
  const host = open({
    languages: ['en', 'es'],
    whatToBring: ['A towel'],
    sessions: [
      session({ localDateTimeStart: '2026-06-02T08:00', localDateTimeEnd: '2026-06-02T09:00' }),
      session({ sessionUuid: uuidOf(2), status: 'sold_out' }),
    ],
  });

  await screen.findByRole('heading', { level: 1, name: 'Morning swim' });
  const times = within(screen.getByRole('region', { name: 'When' }));

  screen.getByText('English, Spanish');
  screen.getByText('A towel');
  screen.getByText('Just come along, no booking needed');
  expect(times.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Today', 'Tomorrow']);
  times.getByText('08:00 – 09:00');
  times.getByText('Full');
  await expect.poll(() => host.pageName.getState().name).toBe('Morning swim');
});

test('R-14 the address below the schedule shows the same activity', async () => {
  open({}, `/grand/activities/schedule/${uuidOf(1)}`);

  await screen.findByRole('heading', { level: 1, name: 'Morning swim' });
  screen.getByText('No sessions in the next two weeks');
});

test('a bookable activity shows prices by age, terms and whom to ask', async () => {
  const price = { amount: 2500, currency: 'EUR', currencyPrecision: 2 };
  const child = {
    unitId: uuidOf(1),
    type: 'child',
    name: 'Child',
    price,
    minAge: 6,
    maxAge: 11,
    accompaniedBy: [],
  } as const;
  const bookable = {
    bookableActivityId: uuidOf(1),
    name: 'Lesson',
    units: [
      { ...child, accompaniedBy: [] },
      { ...child, name: 'Under 6', unitId: uuidOf(2), price: { ...price, amount: 0 }, accompaniedBy: [] },
    ],
    minUnits: 1,
    maxUnits: 4,
    bookingCutoffMinutes: 60,
    cancelCutoffMinutes: 120,
    holdMinutes: 10,
    requiresApproval: false,
    policyText: 'Free until two hours before.',
  };
  open({ dropIn: false, isBookable: true, price, bookableActivities: [bookable] });

  const prices = within(await screen.findByRole('region', { name: 'Prices' }));

  prices.getByText('ages 6 to 11');
  prices.getByText('€25.00');
  prices.getByText('Free');
  prices.getByText('Free until two hours before.');
  screen.getByRole('link', { name: 'Ask reception' });
});
