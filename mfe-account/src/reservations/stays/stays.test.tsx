import { stayContract, type Reservation } from '@guest/shared/contracts/stay/stay.contract';
import { timelineContract } from '@guest/shared/contracts/timeline/timeline.contract';
import { propertyHost } from '@guest/shared/testing/property-host';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createCallLog, apiErrorOf } from '../../testing/call-log';
import { knownGuest, openAccount } from '../../testing/open-account';
import { MyStayPage } from '../my-stay-page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const stay = (facts: Partial<Reservation> = {}): Reservation => ({
  uuid: '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11',
  status: 'checked_in',
  checkin: '2026-05-30',
  checkout: '2026-06-02',
  nights: 3,
  source: 'self',
  canVerify: true,
  ...facts,
});

async function openStays(items: Reservation[], answers: Parameters<typeof createCallLog>[0] = []) {
  const { api, calls } = createCallLog([
    ...answers,
    [stayContract.listReservations, { items }],
    [timelineContract.getTimeline, { serverTime: '2026-06-01T12:00:00Z', items: [], conflicts: [] }],
  ]);
  const host = propertyHost([], { api });
  host.session.getState().signedIn({ token: 't', user: knownGuest().user, allowToPost: true });
  await openAccount(host, { 'property-reservations': MyStayPage }, '/grand/reservations');
  await screen.findByRole('region', { name: 'Your stays' });
  return calls;
}

async function openStaysAt(path: string) {
  const { api } = createCallLog([
    [stayContract.listReservations, { items: [stay()] }],
    [stayContract.verifyStay, knownGuest()],
  ]);
  const host = propertyHost([], { api });
  host.session.getState().signedIn({ token: 't', user: knownGuest().user, allowToPost: true });
  return openAccount(host, { 'property-reservations': MyStayPage }, path);
}

test('the current stay is listed before past stays', async () => {
  await openStays([
    stay(),
    stay({ uuid: 'x', status: 'checked_out', checkin: '2025-05-30', checkout: '2025-06-01' }),
  ]);

  const stays = within(screen.getByRole('region', { name: 'Your stays' }));
  const [now, earlier] = stays.getAllByRole('listitem');
  expect(now?.textContent).toMatch(/Checked in.*30 May 2026 to 2 June 2026.*3 nights/);
  expect(earlier?.textContent).toMatch(/Checked out/);
});

test('a guest without a stay sees a link to enter one', async () => {
  await openStays([]);

  const link = screen.getByRole('link', { name: 'Add your dates' });
  expect(link.getAttribute('href')).toMatch(/^\/grand\/register\/stay\?/);
});

test.each([
  ['204', { room: '204', reservationNumber: '204' }],
  ['MIRAMAR-2026-4711', { reservationNumber: 'MIRAMAR-2026-4711' }],
])(
  '%s is submitted as every kind of number it can be, and an unknown stay shows an error',
  async (typed, which) => {
    const message =
      "We couldn't match these details. Check the room, last name and departure date, or ask reception.";
    const calls = await openStays(
      [stay()],
      [[stayContract.verifyStay, apiErrorOf(422, 'stay_not_found', message)]],
    );
    await userEvent.click(screen.getByRole('button', { name: 'Find reservation' }));
    const sheet = within(await screen.findByRole('dialog'));

    await userEvent.type(await sheet.findByLabelText('Last name'), 'Byron');
    await userEvent.type(sheet.getByLabelText('Room or reservation number'), typed);
    await userEvent.type(sheet.getByLabelText('Departure'), '2026-06-02');
    await userEvent.click(sheet.getByRole('button', { name: 'Find reservation' }));

    await screen.findByText(message);
    expect(calls.at(-1)?.body).toEqual({ lastName: 'Byron', checkout: '2026-06-02', ...which });
  },
);

test('a guest who was sent here by a booking links the reservation and returns to it', async () => {
  const back = '/grand/activity/0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11';
  const router = await openStaysAt(`/grand/reservations?find=true&returnTo=${encodeURIComponent(back)}`);
  const sheet = within(await screen.findByRole('dialog'));

  await userEvent.type(sheet.getByLabelText('Last name'), 'Byron');
  await userEvent.type(sheet.getByLabelText('Room or reservation number'), '204');
  await userEvent.type(sheet.getByLabelText('Departure'), '2026-06-02');
  await userEvent.click(sheet.getByRole('button', { name: 'Find reservation' }));

  await expect.poll(() => router.state.location.pathname).toBe(back);
});

test('a link from elsewhere cannot lead a guest who links a reservation out of the suite', async () => {
  const router = await openStaysAt('/grand/reservations?find=true&returnTo=//evil.example');
  const sheet = within(await screen.findByRole('dialog'));

  await userEvent.type(sheet.getByLabelText('Last name'), 'Byron');
  await userEvent.type(sheet.getByLabelText('Room or reservation number'), '204');
  await userEvent.type(sheet.getByLabelText('Departure'), '2026-06-02');
  await userEvent.click(sheet.getByRole('button', { name: 'Find reservation' }));

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toBe('/grand/reservations');
});
