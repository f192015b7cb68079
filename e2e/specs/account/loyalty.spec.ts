import { pathTo } from '@guest/shared/routes/routes';
import { photoFile } from '../../actors/photo-file';
import { signIn } from '../../actors/sign-in-as';
import { expect, test } from '../../test';

const property = 'casa-miramar';

test('R-26 a guest joins the programme of nights, reports a missing stay with a photo, and finds both again', async ({
  page,
}) => {
  await signIn(page, property, { stay: {} });
  await page.goto(pathTo('property-loyalty-program', { property }));
  await expect(page.getByRole('heading', { level: 1, name: 'Friends of the House' })).toBeVisible();
  await page.getByRole('link', { name: 'Join the programme' }).click();

  await page.getByLabel('Last name').fill('Byron');
  await page.getByRole('checkbox', { name: 'I accept the terms of the programme.' }).check();
  await page.getByRole('button', { name: 'Join', exact: true }).click();

  await expect(page.getByRole('progressbar', { name: '7 more nights to Tile' })).toBeVisible();
  await expect(page.getByText(/^LM-/)).toBeVisible();
  await page.getByRole('button', { name: 'Report something missing' }).click();
  await page.getByLabel('Reservation or bill number').fill('CM-2025-17');
  await page.getByLabel('Add a photo').setInputFiles(photoFile('bill.png', [250, 250, 245]));
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('CM-2025-17')).toBeVisible();
  await page.reload();

  await expect(page.getByText('CM-2025-17')).toBeVisible();
  const shown = page.getByRole('img', { name: 'Photo of your report' });
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('main')).not.toContainText(/\d points?/i);
});
