import { pathTo } from '@guest/shared/routes/routes';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import {
  addToBasket,
  orderButton,
  ordersOf,
  scheduleForTomorrow,
  signInWithStay,
} from '../../actors/ordering';
import { runHotel } from '../../suite/hotel-command';
import { expect, test } from '../../test';

test.setTimeout(120_000);

test('a hotel is published from a folder: a guest orders, sees the price rise live, and a rollback restores the old one', async ({
  page,
}) => {
  const property = `moved-in-${randomUUID().slice(0, 8)}`;
  const home = await mkdtemp(join(tmpdir(), 'hotel-'));
  const folder = join(home, property);
  const menuFile = join(folder, 'outlets/bar/menus/drinks.yaml');
  const menu = { property, outlet: 'bar', menu: 'all-day' };
  const edit = async (from: string, to: string) =>
    writeFile(menuFile, (await readFile(menuFile, 'utf8')).replace(from, to));

  await runHotel('new', folder);
  await edit('key: drinks', 'key: all-day');
  await runHotel('import', folder, '--publish', '--yes');
  await signInWithStay(page, property);
  await addToBasket(page, menu, 'Espresso');
  await scheduleForTomorrow(page, menu);
  await orderButton(page).click();
  await expect(page).toHaveURL(/order-now\/order\?order=/);
  expect(await ordersOf(page, property)).toMatchObject([{ total: 320, status: 'placed' }]);

  await page.goto(pathTo('property-outlet-menus-menu', menu));
  await waitUntilUsable(page);
  await expect(page.getByText('€3.20')).toBeVisible();
  await edit('price: 3.20', 'price: 3.50');
  await runHotel('import', folder, '--publish', '--yes');
  await expect(page.getByText('€3.50')).toBeVisible();
  await runHotel('rollback', property, '--yes');
  await expect(page.getByText('€3.20')).toBeVisible();
  await rm(home, { recursive: true });
});
