import { announcementContract } from '@guest/shared/contracts/announcement.contract';
import { activityContract } from '@guest/shared/contracts/activity.contract';
import { feedContract } from '@guest/shared/contracts/feed.contract';
import { outletContract } from '@guest/shared/contracts/outlet.contract';
import { activitySummary, scheduled } from '@guest/shared/testing/builders/activity';
import { openDaily } from '@guest/shared/testing/builders/opening-hours';
import { announcement } from '@guest/shared/testing/builders/announcement';
import { opening } from '@guest/shared/testing/builders/outlet';
import { post } from '@guest/shared/testing/builders/post';
import { property, propertyDetail } from '@guest/shared/testing/builders/property';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { fakeHost, type Answer } from '@guest/shared/testing/fake-host';
import { openPage } from '@guest/shared/testing/open-page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import { PropertyPage } from './property-page';

// Half past two in the afternoon in Lisbon.
const NOW = Date.parse('2026-06-01T13:30:00Z');

const outlets: Answer = [
  outletContract.listOpenings,
  { items: [opening({ name: 'Sea Bar', openingHours: openDaily('12:00', '23:00') })] },
];
const scheduleOf = (...sessions: ReturnType<typeof scheduled>[]): Answer => [
  activityContract.getSchedule,
  { from: '2026-06-01', to: '2026-06-01', sessions },
];
const posts: Answer = [
  feedContract.listPosts,
  { items: [post({ text: 'Sunset from the roof' })], nextCursor: null },
];

async function open(answers: Answer[], facts: Parameters<typeof property>[0] = {}) {
  const host = fakeHost(answers, { now: () => NOW });
  host.property.getState().detailLoaded(propertyDetail({ name: 'The Grand', ...facts }));
  openPage(host, { property: PropertyPage }, texts, '/grand');
  await screen.findByRole('heading', { level: 1, name: 'The Grand' });
  return host;
}

test('R-08 the home of a hotel says what is open and until when, by the hotel’s clock', async () => {
  await open([outlets, scheduleOf()]);

  const bar = within(screen.getByRole('region', { name: 'Open now' }));
  expect((await bar.findByRole('link', { name: 'Sea Bar' })).getAttribute('href')).toBe(
    '/grand/directories/bars-and-restaurants/sea-bar',
  );
  expect(bar.getByText('Open until 23:00')).toBeTruthy();
});

test('it says what comes next today, what runs, and where there is no place', async () => {
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
  await open([outlets, scheduleOf(later, running, full, tooLate)]);

  const part = within(screen.getByRole('region', { name: 'Coming up today' }));
  const rows = await part.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'NowTile paintingThe beach steps',
    '14:45SintraThe beach stepsBooking closed',
    '15:30FadoThe beach stepsFull',
    '16:00Morning swimThe beach steps1 place left',
  ]);
  expect(screen.getByRole('link', { name: 'Morning swim' }).getAttribute('href')).toBe(
    `/grand/activity/${uuidOf(7)}`,
  );
});

test('a day without anything more leads on to the week', async () => {
  await open([outlets, scheduleOf()]);

  expect(await screen.findByRole('heading', { name: 'Nothing more today' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See what is on this week' }).getAttribute('href')).toBe(
    '/grand/activities',
  );
});

test('a read that fails costs its own part, which is tried again on request', async () => {
  const answers: Answer[] = [outlets];
  await open(answers);

  const part = within(await screen.findByRole('region', { name: 'Coming up today' }));
  expect(await part.findByText('This part did not load.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Sea Bar' })).toBeTruthy();

  answers.push(scheduleOf());
  await userEvent.click(part.getByRole('button', { name: 'Try again' }));

  expect(await part.findByRole('heading', { name: 'Nothing more today' })).toBeTruthy();
});

test('the feed is asked for only when the page answers', async () => {
  const host = await open([outlets, scheduleOf(), posts]);
  expect(screen.queryByText('Sunset from the roof')).toBeNull();

  act(() => host.takeOver.getState().answered('page'));

  expect(await screen.findByText('Sunset from the roof')).toBeTruthy();
});

test('a feed that fails takes nothing else along', async () => {
  const host = await open([outlets, scheduleOf(), [feedContract.listPosts, new Error('away')]]);

  act(() => host.takeOver.getState().answered('page'));

  await expect.poll(() => screen.queryByRole('region', { name: 'From our guests' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Open now' })).toBeTruthy();
});

test('what a hotel does not offer has no way on its home', async () => {
  const { features, chatSettings } = property();
  await open([outlets, scheduleOf()], {
    features: { ...features, activities: false, feed: false, ordering: false, requests: false },
    chatSettings: { ...chatSettings, enabled: false },
  });

  const ways = within(screen.getByRole('navigation', { name: 'Quick ways' })).getAllByRole('link');
  expect(ways.map((way) => way.textContent)).toEqual(['Eat & drinkTables and menus']);
  expect(screen.queryByRole('region', { name: 'Coming up today' })).toBeNull();
});

test('the telephone numbers can be called', async () => {
  await open([outlets, scheduleOf()], { phone: '+351 210 000 000' });

  expect(screen.getByRole('link', { name: '+351 210 000 000' }).getAttribute('href')).toBe(
    'tel:+351210000000',
  );
});

test('R-08 ask, order, book and request are one tap away', async () => {
  const { features, chatSettings } = property();
  await open([outlets, scheduleOf()], {
    features: { ...features, activities: true, ordering: true, requests: true, chat: true },
    chatSettings: { ...chatSettings, enabled: true },
  });

  const ways = within(screen.getByRole('navigation', { name: 'Quick ways' })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/grand/chat/intro',
    '/grand/directories/bars-and-restaurants',
    '/grand/activities',
    '/grand/request/create',
  ]);
});

const says = (...items: ReturnType<typeof announcement>[]): Answer => [
  announcementContract.listAnnouncements,
  { items },
];

test('S-25 the house is heard, the newest first, and no longer once it is over', async () => {
  await open([
    outlets,
    scheduleOf(),
    says(
      announcement({ announcementId: uuidOf(1), title: 'Over', expireAt: NOW }),
      announcement({ announcementId: uuidOf(2), title: 'Lift', createdAt: '2026-05-30T12:00:00.000Z' }),
      announcement({ announcementId: uuidOf(3), title: 'Sardines', expireAt: NOW + 1 }),
    ),
  ]);

  const part = within(await screen.findByRole('region', { name: 'From the house' }));
  expect(part.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)).toEqual([
    'Sardines',
    'Lift',
  ]);
});

test('what concerns the guests’ safety stands above everything else', async () => {
  await open([outlets, scheduleOf(), says(announcement({ title: 'Yellow flag', severity: 'safety' }))]);

  const warning = await screen.findByText('Yellow flag');
  const ways = screen.getByRole('navigation', { name: 'Quick ways' });
  expect(warning.compareDocumentPosition(ways) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'From the house' })).toBeNull();
});

test('a house that says nothing, or cannot be heard, has no place for it', async () => {
  await open([outlets, scheduleOf(), [announcementContract.listAnnouncements, new Error('away')]]);

  expect(screen.queryByRole('region', { name: 'From the house' })).toBeNull();
});
