import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { activitySummary, scheduled } from '@guest/shared/testing/builders/activity';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { SchedulePage } from './schedule-page';

const pages = { 'property-activities-schedule': SchedulePage };
const today = '2026-06-01';

const yoga = scheduled({
  localDateTimeStart: '2026-06-01T08:00',
  localDateTimeEnd: '2026-06-01T09:00',
  activity: activitySummary({ name: 'Yoga' }),
});
const fado = scheduled({
  sessionUuid: uuidOf(2),
  localDateTimeStart: '2026-06-01T21:00',
  localDateTimeEnd: '2026-06-01T23:00',
  status: 'limited',
  activity: activitySummary({ uuid: uuidOf(2), name: 'Fado' }),
});

function open(sessions: (typeof yoga)[], options: { day?: string; now?: string } = {}) {
  const { day = today, now = '2026-06-01T12:00:00Z' } = options;
  const host = propertyHost([[activityContract.getSchedule, { from: day, to: day, sessions }]], { now });
  const path = day === today ? '/grand/activities/schedule' : `/grand/activities/schedule?from=${day}`;
  return renderPage(host, pages, en, path);
}

test('R-14 today lists the upcoming sessions with links and collapses the past ones', async () => {
  open([fado, yoga]);

  const day = within(await screen.findByRole('region', { name: 'Today' }));

  day.getByText('Few places left');
  expect(day.getByRole('link', { name: 'Fado' }).getAttribute('href')).toBe(
    `/grand/activities/schedule/${uuidOf(2)}`,
  );
  expect(day.getByText('Ended').closest('details')?.textContent).toContain('Yoga');
});

test('a running session is marked', async () => {
  open([yoga], { now: '2026-06-01T07:30:00Z' });

  await screen.findByText('On now');
});

test('the next two weeks can be selected, and the day is stored in the address', async () => {
  const router = open([fado]);
  const days = within(await screen.findByRole('group', { name: 'Choose a day' }));

  expect(days.getAllByRole('link')).toHaveLength(14);
  expect(days.getByRole('link', { current: true }).textContent).toBe('Today');
  await userEvent.click(days.getByRole('link', { name: 'Wed 3' }));

  expect(router.state.location.search).toBe('?from=2026-06-03');
});

test('a day without sessions links to the next day', async () => {
  open([], { day: '2026-06-03' });

  await screen.findByRole('heading', { name: 'Nothing planned for this day' });
  expect(screen.getByRole('link', { name: 'View next day' }).getAttribute('href')).toBe(
    '/grand/activities/schedule?from=2026-06-04',
  );
});

test('after the last session the page says that nothing more is planned today', async () => {
  open([yoga]);

  await screen.findByRole('heading', { name: 'Nothing else today' });
});
