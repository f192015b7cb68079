import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { tableBookingContract } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { outlet } from '@guest/shared/testing/builders/outlet';
import { tableBooking } from '@guest/shared/testing/builders/table-booking';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '../../lazy-texts/locales/en.json';
import { MyBookings } from './my-bookings';
import { guest } from '../testing/open-booking';

const bookings = [
  tableBooking({ uuid: uuidOf(1), outletName: 'Grill', outletUuid: uuidOf(2) }),
  tableBooking({ uuid: uuidOf(3), localDateTime: '2026-06-02T20:00', status: 'offered' }),
];

function open(items = bookings) {
  const host = propertyHost([
    [outletContract.getOutlet, outlet()],
    [tableBookingContract.listTableBookings, { items, nextCursor: null }],
  ]);
  host.session.getState().signedIn({ token: 'x'.repeat(43), user: guest, allowToPost: false });
  renderPage(host, { property: MyBookings }, en, '/grand');
}

test('all upcoming tables are listed in order', async () => {
  open();

  const tables = within(await screen.findByRole('region', { name: 'Your bookings' }));
  expect(tables.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Grill', 'Sea Bar']);
});

test('the section is not shown for a guest without tables', async () => {
  open([]);

  await expect.poll(() => screen.queryByText('Loading')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});
