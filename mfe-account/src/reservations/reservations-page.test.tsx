import { stayContract, type Reservation } from '@guest/shared/contracts/stay/stay.contract';
import { houseHost } from '@guest/shared/testing/house-host';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { askLog, refusal } from '../testing/ask-log';
import { knownGuest, openAccount } from '../testing/open-account';
import { ReservationsPage } from './reservations-page';

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

async function openStays(items: Reservation[], answers: Parameters<typeof askLog>[0] = []) {
  const { api, asked } = askLog([...answers, [stayContract.listReservations, { items }]]);
  const host = houseHost([], { api });
  host.session.getState().signedIn({ token: 't', user: knownGuest().user, allowToPost: true });
  await openAccount(host, { 'property-reservations': ReservationsPage }, '/grand/reservations');
  await screen.findByRole('heading', { level: 1, name: 'Your stays' });
  return asked;
}

test('the current stay is listed before past stays', async () => {
  await openStays([
    stay(),
    stay({ uuid: 'x', status: 'checked_out', checkin: '2025-05-30', checkout: '2025-06-01' }),
  ]);

  const [now, earlier] = screen.getAllByRole('listitem');
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
    const words =
      "We couldn't match these details. Check the room, last name and departure date, or ask reception.";
    const asked = await openStays(
      [stay()],
      [[stayContract.verifyStay, refusal(422, 'stay_not_found', words)]],
    );
    await userEvent.click(screen.getByRole('button', { name: 'Find reservation' }));
    const sheet = within(await screen.findByRole('dialog'));

    await userEvent.type(sheet.getByLabelText('Last name'), 'Byron');
    await userEvent.type(sheet.getByLabelText('Room or reservation number'), typed);
    await userEvent.type(sheet.getByLabelText('Departure'), '2026-06-02');
    await userEvent.click(sheet.getByRole('button', { name: 'Find reservation' }));

    await screen.findByText(words);
    expect(asked.at(-1)?.body).toEqual({ lastName: 'Byron', checkout: '2026-06-02', ...which });
  },
);
