import { pathTo } from '@guest/shared/routes/routes';
import { bookPath, freeTimes, guestAtTimes, signUpForTable } from '../guests/table';
import { live } from '../guests/stranger';
import { expect, test } from '../test';

const property = 'casa-miramar';

// Guests sign up on the way, and two of them here and there.
test.setTimeout(120_000);

test('R-22 S-04 S-05 S-13 who signs up for a table comes back to its outlet, the time still chosen, and books it', async ({
  page,
}) => {
  await page.goto(bookPath('mare-alta', 9, { party: '3' }));
  await live(page);
  const time = (await freeTimes(page)).nth(1);
  const chosen = (await time.innerText()).slice(0, 5);
  await time.click();

  await signUpForTable(page);

  await expect(page).toHaveURL(
    new RegExp(`${pathTo('property-outlet', { property, outlet: 'mare-alta' })}\\?.*justRegistered=true`),
  );
  const query = new URL(page.url()).searchParams;
  expect(query.get('activeOutletUuid')).toMatch(/^[0-9a-f-]{36}$/);
  expect(query.get('party')).toBe('3');
  const again = page.getByRole('button', { name: new RegExp(`^${chosen}`), pressed: true });
  await again.click();
  await expect(page.getByText(/Kept for you for \d:\d\d/)).toBeVisible();
  await expect(page.getByText('3 guests')).toBeVisible();
  await page.getByRole('button', { name: 'Book this table' }).click();
  await expect(page.getByText(/^TB-[2-9A-Z]{6}$/)).toBeVisible();
});

test('R-22 a table is booked, changed and cancelled; the calendar follows', async ({ page }) => {
  const times = await guestAtTimes(page, 'mare-alta', 11);
  await times.first().click();
  await page.getByLabel('Allergies and diets').fill('nuts');
  await page.getByRole('button', { name: 'Book this table' }).click();
  await expect(page.getByText('Confirmed')).toBeVisible();
  const reference = await page.getByText(/^TB-[2-9A-Z]{6}$/).innerText();
  const calendar = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const file = async () => (await page.request.get(String(calendar))).text();
  expect(await file()).toContain('STATUS:CONFIRMED');

  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText(/^Your table now/)).toBeVisible();
  const later = (await freeTimes(page)).nth(3);
  const time = (await later.innerText()).slice(0, 5);
  await later.click();
  await page.getByRole('button', { name: 'Change my booking' }).click();
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(time) })).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();

  await page.goto(pathTo('property', { property }));
  await live(page);
  const next = page.getByRole('region', { name: 'Your next table' });
  await expect(next.getByText(new RegExp(time))).toBeVisible();
  await next.getByRole('link', { name: 'Maré Alta' }).click();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();
  await expect.poll(file).toContain('STATUS:CANCELLED');
});

test('R-22 of two guests after the last table one has it, and the other is told what else there is', async ({
  page,
  browser,
  complaints,
}) => {
  // The refusal of whoever comes second.
  complaints.expected(/409/);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  // The only table for eight is in the dining room.
  const party = { party: '8' };
  const times = await guestAtTimes(page, 'mare-alta', 13, party);
  const theirs = await guestAtTimes(other, 'mare-alta', 13, party);
  const time = (await times.last().innerText()).slice(0, 5);

  await times.last().click();
  await expect(page.getByText(/Kept for you for/)).toBeVisible();
  await theirs.filter({ hasText: time }).click();

  await expect(other.getByText(/just taken/)).toBeVisible();
  await page.getByRole('button', { name: 'Book this table' }).click();
  await expect(page.getByText('Confirmed')).toBeVisible();
  await elsewhere.close();
});
