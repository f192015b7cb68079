import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { activitySummary, scheduled } from '@guest/shared/testing/builders/activity';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('R-14 a page that is open when the day of the hotel ends shows the new day', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let now = Date.parse('2026-06-02T03:59:40Z');
  const swim = { ...yoga, sessionUuid: uuidOf(3), activity: activitySummary({ name: 'Morning swim' }) };
  const schedules = [
    { from: today, to: today, sessions: [fado] },
    {
      from: '2026-06-02',
      to: '2026-06-02',
      sessions: [{ ...swim, localDateTimeStart: '2026-06-02T07:00', localDateTimeEnd: '2026-06-02T08:00' }],
    },
  ];
  // The cast is safe because the page makes no other calls.
  const api = { call: async () => schedules[now < Date.parse('2026-06-02T04:00:00Z') ? 0 : 1] } as never;
  const host = { ...propertyHost([], { api }), now: () => now };
  renderPage(host, pages, en, '/grand/activities/schedule');
  await screen.findByRole('region', { name: 'Today' });
  expect(screen.queryByText('Morning swim')).toBeNull();

  now += 60_000;
  await act(() => vi.advanceTimersByTimeAsync(31_000));

  const day = within(await screen.findByRole('region', { name: 'Today' }));
  await day.findByText('Morning swim');
  const chips = within(screen.getByRole('group', { name: 'Choose a day' }));
  expect(chips.getByRole('link', { current: true }).textContent).toBe('Today');
});
