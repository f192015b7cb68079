import { pathTo } from '@guest/shared/routes/routes';
import type { Locator, Page } from '@playwright/test';
import { bookPath, findFreeTimes, openTimesAsGuest, signUpForTable } from '../../actors/table';
import { day, waitUntilUsable } from '../../actors/anonymous-guest';
import { connectStaff } from '../../actors/staff';
import { expect, test } from '../../test';

let property: string;
let mareAlta: { property: string; outlet: string };
test.beforeAll(async ({ ownHotel }) => {
  property = await ownHotel('lisbon');
  mareAlta = { property, outlet: 'mare-alta' };
});

// Guests sign up on the way, in some tests two of them.
test.setTimeout(120_000);

test('R-22 S-04 S-05 S-13 a visitor who signs up for a table returns to the outlet with the time still selected and books it', async ({
  page,
}) => {
  await page.goto(bookPath(mareAlta, 9, { party: '3' }));
  await waitUntilUsable(page);
  const time = (await findFreeTimes(page)).nth(1);
  const chosen = (await time.innerText()).slice(0, 5);
  await time.click();

  await signUpForTable(page);

  await expect(page.getByText('Welcome. Your chosen time is still selected.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${pathTo('property-outlet', mareAlta)}\\?.*justRegistered=true`));
  const query = new URL(page.url()).searchParams;
  expect(query.get('activeOutletUuid')).toMatch(/^[0-9a-f-]{36}$/);
  expect(query.get('party')).toBe('3');
  const again = page.getByRole('button', { name: new RegExp(`^${chosen}`), pressed: true });
  await again.click();
  await expect(page.getByText(/Held for you for \d:\d\d/)).toBeVisible();
  await expect(page.getByText('3 guests')).toBeVisible();
  await page.getByRole('button', { name: 'Book this table' }).click();
  await expect(page.getByText(/^TB-[2-9A-Z]{6}$/)).toBeVisible();
});

test('R-22 a table is booked, changed and cancelled, and the calendar follows', async ({ page }) => {
  const times = await openTimesAsGuest(page, mareAlta, 11);
  await times.first().click();
  await page.getByLabel('Allergies and diets').fill('nuts');
  await page.getByRole('button', { name: 'Book this table' }).click();
  await expect(page.getByText('Confirmed')).toBeVisible();
  const reference = await page.getByText(/^TB-[2-9A-Z]{6}$/).innerText();
  const calendar = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const file = async () => (await page.request.get(String(calendar))).text();
  expect(await file()).toContain('STATUS:CONFIRMED');

  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText(/^Current booking/)).toBeVisible();
  const later = (await findFreeTimes(page)).nth(3);
  const time = (await later.innerText()).slice(0, 5);
  await later.click();
  await page.getByRole('button', { name: 'Change booking' }).click();
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(time) })).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();

  await page.goto(pathTo('property', { property }));
  await waitUntilUsable(page);
  const next = page.getByRole('region', { name: 'Your plan' });
  await expect(next.getByText(new RegExp(time))).toBeVisible();
  await next.getByRole('link', { name: 'Maré Alta' }).click();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();
  await expect.poll(file).toContain('STATUS:CANCELLED');
});

test('R-22 only one of two guests gets the last table, and the other sees alternatives', async ({
  page,
  browser,
  consoleErrors,
}) => {
  // The second booking is rejected with 409.
  consoleErrors.expected(/409/);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  // The only table for eight is in the dining room.
  const party = { party: '8' };
  const times = await openTimesAsGuest(page, mareAlta, 13, party);
  const theirs = await openTimesAsGuest(other, mareAlta, 13, party);
  const time = (await times.last().innerText()).slice(0, 5);

  await times.last().click();
  await expect(page.getByText(/Held for you for/)).toBeVisible();
  await theirs.filter({ hasText: time }).click();

  await expect(other.getByText(/just taken/)).toBeVisible();
  await page.getByRole('button', { name: 'Book this table' }).click();
  await expect(page.getByText('Confirmed')).toBeVisible();
  await elsewhere.close();
});

test('R-22 a waiting guest is offered a freed table exclusively for a limited time and can decline it', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  // The only table for eight, on an evening that no other journey uses.
  const party = { party: '8' };
  const times = await openTimesAsGuest(page, mareAlta, 17, party);
  const time = (await times.last().innerText()).slice(0, 5);
  await times.last().click();
  await page.getByRole('button', { name: 'Book this table' }).click();
  await expect(page.getByText('Confirmed')).toBeVisible();

  const theirs = await openTimesAsGuest(other, mareAlta, 17, party);
  await joinWaitlist(other, theirs, time);
  await expect(other.getByText("You're number 1 on the waiting list.", { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(other.getByText('Table available')).toBeVisible();
  await expect(other.getByText(/Held for you for \d+:\d\d/)).toBeVisible();

  // The offer is exclusive: the guest who cancelled has to wait too.
  await page.goto(bookPath(mareAlta, 17, party));
  await waitUntilUsable(page);
  await joinWaitlist(page, await findFreeTimes(page), time);
  await other.getByRole('button', { name: 'No, thanks' }).click();
  await expect(other.getByText('Table available')).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept table' }).click();
  await expect(page.getByText('Confirmed')).toBeVisible();
  await elsewhere.close();
});

test('R-22 R-27 a declined request shows the reason live, and its other times lead to a table', async ({
  page,
  request,
}) => {
  const desk = await connectStaff(request, { property, role: 'supervisor' });
  const times = await openTimesAsGuest(page, { property, outlet: 'bar-do-farol' }, 19);
  const [first, other] = await Promise.all([0, 3].map((i) => times.nth(i).innerText()));
  await times.first().click();
  await page.getByRole('button', { name: 'Request this table' }).click();
  await expect(page.getByText('Pending')).toBeVisible();
  const requestBooking = async () => {
    const uuid = new URL(page.url()).searchParams.get('booking') ?? '';
    const booking = (await desk.request('loadTableBookings', { date: day(19) })).find(
      (it) => it.uuid === uuid,
    );
    if (!booking) throw new Error(`The desk does not know the request for ${first}`);
    return booking;
  };

  const { uuid, localDateTime } = await requestBooking();
  const instead = `${localDateTime.slice(0, 10)}T${other?.slice(0, 5)}`;
  await desk.request('changeStatusTableBooking', {
    uuid,
    status: 'declined',
    reasonCode: 'private_event',
    note: 'The bar is closed for a wedding until then.',
    alternatives: [instead],
  });
  await expect(page.getByText('Not possible')).toBeVisible();
  await expect(page.getByText('The bar is closed for a wedding until then.')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`${other?.slice(0, 5)}$`) }).click();
  await expect(page.getByText(/Held for you for \d:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Request this table' }).click();
  await expect(page.getByText('Pending')).toBeVisible();
  await desk.request('changeStatusTableBooking', {
    uuid: (await requestBooking()).uuid,
    status: 'confirmed',
  });

  await expect(page.getByText('Confirmed')).toBeVisible();
  desk.disconnect();
});

/** Joins the waitlist for a time that is full. */
async function joinWaitlist(page: Page, times: Locator, time: string): Promise<void> {
  await times.filter({ hasText: time }).filter({ hasText: 'Waiting list' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Join waiting list' }).click();
  await expect(page.getByText(/You're number \d+ on the waiting list/)).toBeVisible();
}
