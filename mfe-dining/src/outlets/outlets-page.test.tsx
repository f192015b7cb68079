import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { openDaily } from '@guest/shared/testing/builders/opening-hours';
import { outlet } from '@guest/shared/testing/builders/outlet';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import en from '../locales/en.json';
import { OutletsPage } from './outlets-page';

const pages = { 'property-directories-outlets': OutletsPage };
const address = '/grand/directories/bars-and-restaurants';

const bar = outlet({ openingHours: openDaily('18:00', '02:00') });
const grill = outlet({
  uuid: uuidOf(2),
  slug: 'grill',
  name: 'Grill',
  kind: 'restaurant',
  openingHours: openDaily('12:00', '15:00'),
});

function open(outlets: (typeof bar)[], options: Parameters<typeof propertyHost>[1] = {}, path = address) {
  return renderPage(
    propertyHost([[outletContract.listOutlets, { items: outlets }]], options),
    pages,
    en,
    path,
  );
}

afterEach(() => vi.useRealTimers());

const namesIn = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('R-22 open outlets are listed before closed ones, by the time zone of the hotel', async () => {
  // 00:30 in Lisbon, which is one hour ahead of UTC in summer.
  open([grill, bar], { now: '2026-06-01T23:30:00Z' });

  await screen.findByRole('heading', { name: 'Eat Drink Now' });

  expect(namesIn('Open now')).toEqual(['Sea Bar']);
  expect(namesIn('Closed right now')).toEqual(['Grill']);
  screen.getByText('Open until 02:00');
  screen.getByText('Opens at 12:00');
});

test.each([
  ['at closing time', bar, '2026-06-02T00:59:45Z', 'Closes in 1 min', 'Opens at 18:00'],
  ['past midnight', bar, '2026-06-01T22:59:45Z', 'Open until 02:00', 'Open until 02:00'],
  ['at opening time', grill, '2026-06-01T10:59:45Z', 'Opens at 12:00', 'Open until 15:00'],
  // The clocks in Lisbon go back at 01:00 UTC, so 01:30 occurs twice. At the first 01:30, 02:00 is still an
  // hour and a half away.
  [
    'the first 01:30 of a night with a clock change',
    bar,
    '2026-10-25T00:29:45Z',
    'Open until 02:00',
    'Open until 02:00',
  ],
  [
    'the second 01:30 of a night with a clock change',
    bar,
    '2026-10-25T01:29:45Z',
    'Open until 02:00',
    'Closes in 30 min',
  ],
])('R-22 the opening status changes while the page is open: %s', async (_, shown, now, before, after) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let moment = Date.parse(now);
  const host = propertyHost([[outletContract.listOutlets, { items: [shown] }]]);
  renderPage({ ...host, now: () => moment }, pages, en, address);
  await screen.findByText(before);

  moment += 30_000;
  await act(() => vi.advanceTimersByTimeAsync(30_000));

  await screen.findByText(after);
});

test('the selected kind is stored in the address', async () => {
  const router = open([grill, bar]);

  await userEvent.click(await screen.findByRole('link', { name: 'Bars' }));

  expect(router.state.location.search).toBe('?kind=bar');
  expect(screen.queryByText('Grill')).toBeNull();
  screen.getByText('Sea Bar');
});

test('an unknown kind links back to all outlets', async () => {
  open([grill, bar], {}, `${address}?kind=spa`);

  await screen.findByRole('heading', { name: 'Nothing of this type' });
  screen.getByRole('link', { name: 'Show all' });
});

test('a hotel without outlets links to reception', async () => {
  open([]);

  await screen.findByRole('heading', { name: 'No restaurants or bars yet' });
  screen.getByRole('link', { name: 'Ask reception' });
});
