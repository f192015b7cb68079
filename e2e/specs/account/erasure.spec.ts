import { pathTo } from '@guest/shared/routes/routes';
import { axeFindings } from '../../accessibility/axe-findings';
import { day, waitUntilUsable } from '../../actors/anonymous-guest';
import { bookTables } from '../../actors/hotel-tables';
import { newestCode } from '../../actors/mailbox';
import { signIn } from '../../actors/sign-in-as';
import { expect, test } from '../../test';

test.setTimeout(120_000);

test('R-12 a guest in the hotel cancels what blocks the deletion, one and then all, and plans it for after the stay', async ({
  page,
  ownHotel,
}) => {
  const property = await ownHotel('lisbon');
  const { email } = await signIn(page, property, { stay: { to: 20 } });
  await bookTables(page, { property, outlet: 'mare-alta', date: day(9), count: 1 });
  await bookTables(page, { property, outlet: 'mare-alta', date: day(10), count: 2 });
  await page.goto(pathTo('property-profile', { property }));
  await waitUntilUsable(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');

  await expect(dialog.getByText("Your account can't be deleted yet")).toBeVisible();
  await expect(dialog.getByText("You're staying with us.")).toBeVisible();
  const tables = dialog.getByRole('link', { name: 'Maré Alta' });
  await expect(tables).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel Maré Alta' }).first().click();
  await expect(tables).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Cancel all 2' }).click();
  await expect(tables).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Delete after my stay' }).click();
  await dialog.getByRole('radio', { name: 'Keep them without your name' }).check();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByLabel('Code').fill(await newestCode(page.request, email));
  await dialog.getByRole('button', { name: 'Delete account' }).click();

  await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
  await page.goto(pathTo('property-reservations', { property }));
  const cancelled = page.getByRole('region', { name: 'Recently cancelled' });
  await expect(cancelled.getByText('Booking cancelled')).toHaveCount(3);
});
