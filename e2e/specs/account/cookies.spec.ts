import { fillDeviceStorage, listStoredNames } from '../../actors/device';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

const home = `/${hotels.lisbon.property}`;

test('R-04 the cookie banner leaves the navigation usable, and the answer is remembered', async ({
  page,
}) => {
  await page.goto(home);
  const question = page.getByRole('region', { name: 'May we use optional cookies?' });
  await expect(question).toBeVisible();
  const [asked, places] = await Promise.all([
    question.boundingBox(),
    page.getByRole('navigation', { name: 'Main' }).boundingBox(),
  ]);
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(places?.y ?? 0);

  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await waitUntilReady(page);
  await page.goto('/cookies');

  await expect(page.getByRole('switch', { name: 'Measurement' })).not.toBeChecked();
  await expect(page.getByText(/^Chosen on .*, version 1\.$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'May we use optional cookies?' })).toHaveCount(0);
});

test('R-04 an answer given in another tab counts in this one', async ({ page, context }) => {
  await page.goto(home);
  const question = page.getByRole('region', { name: 'May we use optional cookies?' });
  await expect(question).toBeVisible();

  const other = await context.newPage();
  await other.goto('/cookies');
  await other.getByRole('button', { name: 'Accept all' }).click();

  await expect(question).toHaveCount(0);
});

test('R-03 R-04 clearing the device from the cookies page removes all data, and the banner asks again', async ({
  page,
}) => {
  await page.goto(home);
  await page.getByRole('button', { name: 'Accept' }).click();
  await fillDeviceStorage(page);
  await page.goto('/cookies');
  await expect(page.getByText('The last hotel you viewed')).toBeVisible();

  await page.getByRole('link', { name: 'Clear this device' }).click();

  await expect(page).toHaveURL('/');
  expect((await listStoredNames(page)).databases).not.toContain('outbox');
  await expect(page.getByRole('region', { name: 'May we use optional cookies?' })).toBeVisible();
});
