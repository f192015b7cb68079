import { timelineContract, type Timeline } from '@guest/shared/contracts/timeline/timeline.contract';
import { ApiError } from '@guest/shared/http/api-error';
import { order } from '@guest/shared/testing/builders/order';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { planItem, timeline } from '../reservations/testing/plan-items';
import { createCallLog } from '../testing/call-log';
import { knownGuest, openAccount } from '../testing/open-account';
import { MyDay } from './my-day';
import { MyNext } from './my-next';

afterEach(() => void vi.useRealTimers());

const IN = { checkin: '2026-05-30', checkout: '2026-06-04' };
const OUT = { checkin: '2026-05-20', checkout: '2026-05-24' };
const PRE = { checkin: '2026-06-05', checkout: '2026-06-08' };

const Home = () => (
  <>
    <MyNext />
    <MyDay />
  </>
);

/** Opens both parts at 13:00 of the hotel. */
async function open(first: Timeline | Error, stay: object = IN) {
  let reply = first;
  const { api, calls } = createCallLog([[timelineContract.getTimeline, () => reply]]);
  const host = propertyHost([], { api });
  const { user } = knownGuest(stay);
  host.session.getState().signedIn({ token: 't', user, allowToPost: true });
  host.realtime.state.getState().connectionChanged({ connection: 'connected' });
  await openAccount(host, { property: Home }, '/grand');
  return { host, reads: () => calls.length, answer: (next: Timeline | Error) => void (reply = next) };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('R-12 the home page shows what is next and the rest of the day, and suggestions fill its rows', async () => {
  const early = { startsAt: '2026-06-01T14:00:00.000Z', endsAt: '2026-06-01T15:00:00.000Z' };
  await open(timeline([planItem(1), planItem(2, { title: 'Spa', kind: 'activity', ...early })]));

  const next = await region('Your plan');
  next.getByText('Next');
  next.getByText('Today, 15:00 to 16:00');
  expect(next.getByRole('link', { name: 'Spa' })).toBeTruthy();
  const day = await region('Rest of today');
  expect(day.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Your day',
    'Grill',
    "See what's on today",
    'Book a table',
  ]);
  expect(day.getByRole('link', { name: 'Your day' }).getAttribute('href')).toBe('/grand/reservations');
});

test('R-12 an order stands at its promised time, not at the time of placing', async () => {
  await open(
    timeline([
      planItem(1, {
        kind: 'order',
        title: 'Kitchen',
        status: 'placed',
        day: '2026-06-02',
        startsAt: '2026-06-02T07:00:00.000Z',
        endsAt: '2026-06-02T07:15:00.000Z',
      }),
    ]),
  );

  const next = await region('Your plan');
  next.getByText('Tomorrow, 08:00 to 08:15');
  expect(next.queryByText(/Today/)).toBeNull();
});

test('R-12 an offer comes first with the time that is left, and goes when it has ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const offer = { what: 'offer' as const, until: '2026-06-01T12:09:41.000Z' };
  await open(timeline([planItem(1, { title: 'Cellar', status: 'offered', needs: offer }), planItem(2)]));

  const plan = await region('Your plan');
  const names = () => plan.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Cellar', 'Grill']);
  plan.getByText('Held for you 9:41');
});

test.each([
  ['order', 'Please pay on delivery'],
  ['activity', 'Please pay there'],
] as const)('R-12 an %s whose charge has failed needs the guest: %s', async (kind, words) => {
  await open(timeline([planItem(1, { kind, status: 'accepted', needs: { what: 'pay' } })]));

  (await region('Your plan')).getByText(words);
});

test.each([
  ['ahead', PRE],
  ['not told', {}],
])('R-12 a guest with a stay that is %s and without plans sees one invitation', async (_when, stay) => {
  await open(timeline([]), stay);

  const plan = await region('Your plan');
  plan.getByText('Nothing planned yet');
  expect(plan.getByRole('link', { name: 'Book a table' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Rest of today' })).toBeNull();
});

test.each([
  ['over', OUT],
  ['checked out before its last day', { ...IN, stay_state: 'OUT' }],
])('R-12 a guest whose stay is %s sees no empty plan', async (_when, stay) => {
  const { reads } = await open(timeline([]), stay);

  await expect.poll(reads).toBeGreaterThan(0);
  expect(screen.queryByRole('region')).toBeNull();
});

test('R-12 a push changes both parts with one more read', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { host, reads, answer } = await open(timeline([planItem(1)]));
  await screen.findByText('Confirmed');
  await vi.advanceTimersByTimeAsync(300);
  const before = reads();

  answer(timeline([planItem(1, { status: 'seated', version: 2 })]));
  act(() => host.realtime.pushed('orderUpdated', { order: order(), epoch: uuidOf(3) }));
  await vi.advanceTimersByTimeAsync(300);

  await screen.findByText('Seated');
  expect(reads()).toBe(before + 1);
});

test('R-12 a plan that cannot be read can be tried again', async () => {
  const { answer } = await open(new ApiError(0, 'Error'));
  await screen.findByText("We couldn't load your plan.");

  answer(timeline([planItem(1)]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('link', { name: 'Grill' });
});
