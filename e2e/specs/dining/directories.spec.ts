import { pathTo } from '@guest/shared/routes/routes';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { expect, test } from '../../test';

const property = 'casa-miramar';
const directories = pathTo('property-directories', { property });

test('R-21 the hotel is searched with typing errors and by keyboard, and back restores the results', async ({
  page,
}) => {
  await page.goto(directories);
  await waitUntilUsable(page);
  const field = page.getByRole('searchbox', { name: 'Search the hotel' });

  await field.fill('brekfsat');

  const found = page
    .getByRole('region', { name: 'Hotel Directory' })
    .getByRole('link', { name: 'Breakfast' });
  await expect(found).toBeVisible();
  await expect(page).toHaveURL(`${directories}?q=brekfsat`);
  await field.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/q=/);
  await page.goBack();
  await expect(found).toBeVisible();
  await expect(field).toHaveValue('brekfsat');
});

test('R-21 a search without results leads to reception', async ({ page }) => {
  await page.goto(`${directories}?q=zxqvwk`);
  await waitUntilUsable(page);

  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask reception' })).toHaveAttribute(
    'href',
    /populatedMessage=zxqvwk/,
  );
});

test('R-21 a directory leads to its subdirectories, and an entry to its actions', async ({ page }) => {
  await page.goto(pathTo('property-directories-directory', { property, directory: 'getting-around' }));
  await waitUntilUsable(page);
  await page.getByRole('region', { name: 'Related information' }).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Part of Getting around' })).toBeVisible();

  await page.goto(pathTo('property-directories-directory', { property, directory: 'your-room' }));
  await waitUntilUsable(page);
  await page.getByRole('link', { name: 'Ask for pillows' }).click();
  await expect(page).toHaveURL(/\/request\/create\?activeTemplateId=bedding/);
});

test('S-04 the favourite of an anonymous visitor is saved on the device and belongs to the guest after signing up', async ({
  page,
}) => {
  const outlet = pathTo('property-outlet', { property, outlet: 'mare-alta' });
  await page.goto(outlet);
  await waitUntilUsable(page);
  const heart = page.getByRole('button', { name: 'Add Maré Alta to favourites' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await waitUntilUsable(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await heart.click();

  await page.getByRole('button', { name: 'Sign in to save on all devices' }).click();

  await expect(page).toHaveURL(/\/signin\?.*service=favorites/);
});
