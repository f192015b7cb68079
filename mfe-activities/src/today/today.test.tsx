import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { activitySummary, scheduled } from '@guest/shared/testing/builders/activity';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import type { FakeReply } from '@guest/shared/testing/fake-host';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import { Today } from './today';

const scheduleOf = (...sessions: ReturnType<typeof scheduled>[]): FakeReply => [
  activityContract.getSchedule,
  { from: '2026-06-01', to: '2026-06-01', sessions },
];

function open(answers: FakeReply[]) {
  // 14:30 in Lisbon.
  const host = propertyHost(answers, { now: '2026-06-01T13:30:00Z', property: { identity: 'grand' } });
  renderPage(host, { property: Today }, texts, '/grand');
  return within(screen.getByRole('region', { name: 'Coming up today' }));
}

test('R-08 the section shows running and upcoming sessions of today with their availability', async () => {
  const running = scheduled({
    sessionUuid: uuidOf(1),
    localDateTimeStart: '2026-06-01T14:00',
    localDateTimeEnd: '2026-06-01T15:00',
    status: 'closed',
    activity: activitySummary({ name: 'Tile painting' }),
  });
  const tooLate = scheduled({
    sessionUuid: uuidOf(3),
    localDateTimeStart: '2026-06-01T14:45',
    status: 'closed',
    activity: activitySummary({ name: 'Sintra' }),
  });
  const full = scheduled({
    sessionUuid: uuidOf(4),
    localDateTimeStart: '2026-06-01T15:30',
    status: 'sold_out',
    activity: activitySummary({ name: 'Fado' }),
  });
  const later = scheduled({
    sessionUuid: uuidOf(2),
    activityUuid: uuidOf(7),
    status: 'limited',
    vacancies: 1,
    activity: activitySummary({ name: 'Morning swim' }),
  });

  const rows = await open([scheduleOf(later, running, full, tooLate)]).findAllByRole('listitem');

  expect(rows.map((row) => row.textContent)).toEqual([
    '14:00Tile paintingThe beach stepsNow',
    '14:45SintraThe beach stepsBooking closed',
    '15:30FadoThe beach stepsFull',
    '16:00Morning swimThe beach steps1 place left',
  ]);
  expect(screen.getByRole('link', { name: 'Morning swim' }).getAttribute('href')).toBe(
    `/grand/activity/${uuidOf(7)}`,
  );
});

test('a day without further sessions links to the week', async () => {
  const part = open([scheduleOf()]);

  expect(await part.findByRole('heading', { name: 'Nothing else today' })).toBeTruthy();
  expect(part.getByRole('link', { name: "See what's on this week" }).getAttribute('href')).toBe(
    '/grand/activities',
  );
});

test('a failed read can be retried', async () => {
  const answers: FakeReply[] = [];
  const part = open(answers);
  await part.findByText("This part didn't load.");

  answers.push(scheduleOf());
  await userEvent.click(part.getByRole('button', { name: 'Try again' }));

  expect(await part.findByRole('heading', { name: 'Nothing else today' })).toBeTruthy();
});
