import { announcementContract } from '@guest/shared/contracts/announcement/announcement.contract';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { openDaily } from '@guest/shared/testing/builders/opening-hours';
import { announcement } from '@guest/shared/testing/builders/announcement';
import { opening } from '@guest/shared/testing/builders/outlet';
import { property, propertyDetail } from '@guest/shared/testing/builders/property';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { fakeHost, type FakeReply } from '@guest/shared/testing/fake-host';
import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import { PropertyPage } from './property-page';

const ada = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', is_verified: true };

// 14:30 in Lisbon.
const NOW = Date.parse('2026-06-01T13:30:00Z');

const outlets: FakeReply = [
  outletContract.listOpenings,
  { items: [opening({ name: 'Sea Bar', openingHours: openDaily('12:00', '23:00') })] },
];

async function open(
  answers: FakeReply[],
  facts: Parameters<typeof property>[0] = {},
  overrides: Parameters<typeof fakeHost>[1] = {},
) {
  const host = fakeHost(answers, { now: () => NOW, ...overrides });
  host.property.getState().detailLoaded(propertyDetail({ name: 'The Grand', ...facts }));
  renderPage(host, { property: PropertyPage }, texts, '/grand');
  await screen.findByRole('heading', { level: 1, name: 'The Grand' });
  return host;
}

test('R-08 the home page lists open outlets with their closing time in the time zone of the hotel', async () => {
  await open([outlets]);

  const bar = within(screen.getByRole('region', { name: 'Open now' }));
  expect((await bar.findByRole('link', { name: 'Sea Bar' })).getAttribute('href')).toBe(
    '/grand/directories/bars-and-restaurants/sea-bar',
  );
  expect(bar.getByText('Open until 23:00')).toBeTruthy();
});

test('the home page does not link to features that the hotel does not offer', async () => {
  const { features, chatSettings } = property();
  await open([outlets], {
    features: {
      ...features,
      activities: false,
      tableBooking: false,
      feed: false,
      ordering: false,
      requests: false,
      wifi: false,
    },
    chatSettings: { ...chatSettings, enabled: false },
  });

  const actions = within(screen.getByRole('navigation', { name: 'Quick actions' }));
  expect(actions.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Eat & drink',
    'House guide',
  ]);
  expect(actions.queryByRole('button')).toBeNull();
});

test('phone numbers are links', async () => {
  await open([outlets], { phone: '+351 210 000 000' });

  expect(screen.getByRole('link', { name: '+351 210 000 000' }).getAttribute('href')).toBe(
    'tel:+351210000000',
  );
});

test('a failed read affects only its section, which can be retried', async () => {
  const answers: FakeReply[] = [];
  await open(answers);

  const part = within(await screen.findByRole('region', { name: 'Open now' }));
  expect(await part.findByText("This part didn't load.")).toBeTruthy();

  answers.push(outlets);
  await userEvent.click(part.getByRole('button', { name: 'Try again' }));

  expect(await part.findByRole('link', { name: 'Sea Bar' })).toBeTruthy();
});

test('R-08 chat, orders, bookings and requests are one tap away', async () => {
  const { features, chatSettings } = property();
  await open([outlets], {
    features: { ...features, activities: true, ordering: true, requests: true, chat: true },
    chatSettings: { ...chatSettings, enabled: true },
  });

  const ways = within(screen.getByRole('navigation', { name: 'Quick actions' })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/grand/chat?from-footer=true',
    '/grand/directories/bars-and-restaurants',
    '/grand/book',
    '/grand/request/create',
    '/grand/directories',
  ]);
});

test('the Wi-Fi of the hotel is one tap away', async () => {
  const { features } = property();
  await open([outlets], { features: { ...features, wifi: true } });

  const ways = within(screen.getByRole('navigation', { name: 'Quick actions' }));
  expect(ways.getByRole('button', { name: 'Wi-Fi' }).getAttribute('aria-haspopup')).toBe('dialog');
});

test('the tagline gives way to the greeting of a guest', async () => {
  const host = await open([outlets]);
  screen.getByText('By the sea since 1904');

  act(() =>
    host.session.getState().signedIn({ token: 't', user: { ...ada, firstName: 'Ada' }, allowToPost: true }),
  );

  await screen.findByText('Ada', { selector: 'bdi' });
});

const says = (...items: ReturnType<typeof announcement>[]): FakeReply => [
  announcementContract.listAnnouncements,
  { items },
];

test('S-25 announcements are listed newest first and disappear when they expire', async () => {
  await open([
    outlets,
    says(
      announcement({ announcementId: uuidOf(1), title: 'Over', expireAt: NOW }),
      announcement({ announcementId: uuidOf(2), title: 'Lift', createdAt: '2026-05-30T12:00:00.000Z' }),
      announcement({ announcementId: uuidOf(3), title: 'Sardines', expireAt: NOW + 1 }),
    ),
  ]);

  const part = within(await screen.findByRole('region', { name: 'Hotel news' }));
  expect(part.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)).toEqual([
    'Sardines',
    'Lift',
  ]);
});

test('safety announcements are shown above everything else', async () => {
  await open([outlets, says(announcement({ title: 'Yellow flag', severity: 'safety' }))]);

  const warning = await screen.findByText('Yellow flag');
  const ways = screen.getByRole('navigation', { name: 'Quick actions' });
  expect(warning.compareDocumentPosition(ways) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Hotel news' })).toBeNull();
});

test('a warning that a guest acknowledges disappears', async () => {
  const warning = announcement({ title: 'Yellow flag', severity: 'safety' });
  const read = { ...warning, acknowledgedAt: '2026-06-01T13:30:00.000Z' };
  const realtime = fakeRealtime({ acknowledgeAnnouncement: () => read });
  const host = await open([outlets, says(warning)], {}, { realtime });
  await screen.findByText('Yellow flag');
  expect(screen.queryByText('Got it')).toBeNull();
  act(() => host.session.getState().signedIn({ token: 't', user: ada, allowToPost: true }));

  await userEvent.click(await screen.findByText('Got it'));

  await waitFor(() => expect(screen.queryByText('Yellow flag')).toBeNull());
  expect(realtime.sentRequests).toMatchObject([{ body: { announcementId: warning.announcementId } }]);
});

test('the section for announcements is left out if there are none or they fail to load', async () => {
  await open([outlets, [announcementContract.listAnnouncements, new Error('away')]]);

  expect(screen.queryByRole('region', { name: 'Hotel news' })).toBeNull();
});
