import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { activitySummary, scheduled } from '@guest/shared/testing/builders/activity';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import type { FakeReply } from '@guest/shared/testing/fake-host';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import texts from '../locales/en.json';
import { Today } from './today';
import { SESSIONS_FETCHED } from './upcoming-sessions';

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

test('R-08 sessions leave the section when they end, and further ones and those of the next day are read', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let now = Date.parse('2026-06-01T13:30:00Z');
  const at = (number: number, name: string, day = '2026-06-01') =>
    scheduled({
      sessionUuid: uuidOf(number),
      localDateTimeStart: `${day}T15:00`,
      localDateTimeEnd: `${day}T16:00`,
      activity: activitySummary({ name }),
    });
  const first = Array.from({ length: SESSIONS_FETCHED }, (_, i) => at(i + 1, `Tiles ${i + 1}`));
  const later = {
    ...at(20, 'Fado'),
    localDateTimeStart: '2026-06-01T21:00',
    localDateTimeEnd: '2026-06-01T22:00',
  };
  const replyAt = (moment: number) => {
    if (moment < Date.parse('2026-06-01T15:00:00Z'))
      return { from: '2026-06-01', to: '2026-06-01', sessions: first };
    if (moment < Date.parse('2026-06-02T04:00:00Z'))
      return { from: '2026-06-01', to: '2026-06-01', sessions: [later] };
    return { from: '2026-06-02', to: '2026-06-02', sessions: [at(30, 'Morning swim', '2026-06-02')] };
  };
  // The cast is safe because the part makes no other calls.
  const api = { call: async () => replyAt(now) } as never;
  const host = propertyHost([], { api, property: { identity: 'grand' } });
  renderPage({ ...host, now: () => now }, { property: Today }, texts, '/grand');
  const shows = async (instant: string, name: string) => {
    now = Date.parse(instant);
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await screen.findByRole('link', { name });
  };

  await shows('2026-06-01T13:31:00Z', 'Tiles 1');
  await shows('2026-06-01T15:00:00Z', 'Fado');
  expect(screen.queryByText('Tiles 1')).toBeNull();
  await shows('2026-06-02T04:00:00Z', 'Morning swim');
});
