import { pathTo } from '@guest/shared/routes/routes';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activityBookingPath, findSessions } from '../../actors/activity';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import {
  addToBasket,
  english,
  orderButton,
  ordersOf,
  scheduleForTomorrow,
  signInWithStay,
} from '../../actors/ordering';
import { signIn } from '../../actors/sign-in-as';
import { writeVienna } from '../../hotel-folders/write-vienna';
import { runHotel } from '../../suite/hotel-command';
import { expect, test } from '../../test';

test.setTimeout(120_000);

/** Open pages read what was published at a random moment within 30 seconds. */
const LIVE_WITHIN_MS = 40_000;

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
  await expect(page.getByText('€3.50')).toBeVisible({ timeout: LIVE_WITHIN_MS });
  await runHotel('rollback', property, '--yes');
  await expect(page.getByText('€3.20')).toBeVisible({ timeout: LIVE_WITHIN_MS });
  await rm(home, { recursive: true });
});

const STEAM_EVENING = `key: steam-evening
name: Steam evening
description: Three rounds with breaks.
place: In the cellar
categories: [wellness]
languages: [en]
minutes: 90
times: { daily: [18:00] }
capacity: 8
booking:
  name: Steam evening
  text: Please bring a towel.
  max: 4
  bookUntilMinutes: 30
  cancelUntilMinutes: 120
  units: [{ type: adult, name: Adult, price: 25.00 }]
`;

test('a hotel adds an activity to its folder: a guest books it with its price and gets the voucher', async ({
  page,
}) => {
  const property = `moved-in-${randomUUID().slice(0, 8)}`;
  const home = await mkdtemp(join(tmpdir(), 'hotel-'));
  const folder = join(home, property);
  await runHotel('new', folder);
  await writeFile(join(folder, 'activities/steam-evening.yaml'), STEAM_EVENING);
  await runHotel('import', folder, '--publish', '--yes');
  await signIn(page, property, { stay: { from: -1, to: 10 } });

  await page.goto(await activityBookingPath(page, property, 'steam-evening'));
  await waitUntilUsable(page);
  await (await findSessions(page)).nth(2).click();
  await page.getByRole('spinbutton', { name: /^Adult/ }).fill('2');
  await page.getByRole('button', { name: 'Continue' }).click();
  // The places are held first. A second tap meanwhile would be one on the same step.
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('€50.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Book', exact: true }).click();

  await expect(page.getByText('Confirmed')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of your voucher' })).toBeVisible();
  await rm(home, { recursive: true });
});

test('a hotel in Vienna moves in: a guest sees its photos and its spa, and orders at its bar after midnight', async ({
  page,
}) => {
  const property = `vienna-${randomUUID().slice(0, 8)}`;
  const home = await mkdtemp(join(tmpdir(), 'hotel-'));
  const folder = join(home, property);
  await runHotel('new', folder, '--languages', 'de,en');
  await writeVienna(folder, property);
  await runHotel('import', folder, '--publish', '--yes');
  await signInWithStay(page, property);

  await page.goto(pathTo('property', { property }));
  await waitUntilUsable(page);
  const hero = page.getByRole('img', { name: 'The courtyard in the morning' });
  await expect
    .poll(() => hero.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto(pathTo('property-activities-outlet', { property, outlet: 'spa' }));
  await waitUntilUsable(page);
  await page.getByRole('link', { name: 'Steam evening' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Steam evening' })).toBeVisible();
  await expect(page.getByText('€25.00').first()).toBeVisible();

  const menu = { property, outlet: 'bar', menu: 'drinks' };
  await addToBasket(page, menu, 'Viennese melange');
  await scheduleForTomorrow(page, menu, english, '01:00');
  await orderButton(page).click();
  await expect(page).toHaveURL(/order-now\/order\?order=/);
  await expect(page.getByText(/01:00/).first()).toBeVisible();
  // The melange and its delivery to the room, in the language of the files, because this caller prefers none.
  expect(await ordersOf(page, property)).toMatchObject([{ total: 730, itemNames: ['Wiener Melange'] }]);
  await rm(home, { recursive: true });
});
