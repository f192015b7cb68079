import type { Page } from '@playwright/test';
import { pathTo } from '@guest/shared/routes/routes';
import { newGuest, signUp, waitUntilUsable } from '../../actors/anonymous-guest';
import { expect, test } from '../../test';

const property = 'casa-miramar';
const favorites = pathTo('property-favorites', { property });

/** Resolves once the hotel has answered a change of a favourite, but not of its notification. */
const answerTo = (page: Page, method: 'PUT' | 'DELETE') =>
  page.waitForResponse(
    (response) => response.request().method() === method && /\/favorites\/\w+\/[\w-]+$/.test(response.url()),
  );

test('R-25 S-04 hearts of a visitor become the favourites of the account, and a removed one can be put back', async ({
  page,
}) => {
  await page.goto(pathTo('property-activities-index', { property }));
  await waitUntilUsable(page);
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: `Add ${name} to favourites` }).click();
  await page.goto(pathTo('property-outlet', { property, outlet: 'mare-alta' }));
  await page.getByRole('button', { name: 'Add Maré Alta to favourites' }).click();

  await page.goto(favorites);
  await expect(page.getByRole('link', { name: 'Maré Alta' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in to save on all devices' }).click();
  await signUp(page, newGuest());
  await expect(page).toHaveURL(new RegExp(`${favorites}`));
  await page.evaluate(() => localStorage.removeItem('favorites of casa-miramar'));
  await page.reload();

  const row = page.getByRole('listitem').filter({ hasText: 'Maré Alta' });
  await expect(page.getByRole('link', { name })).toBeVisible();
  await row.getByRole('button', { name: 'Notify me when Maré Alta is available again' }).click();
  await row.getByRole('button', { name: 'Add Maré Alta to favourites' }).click();
  const added = answerTo(page, 'PUT');
  await row.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('button', { name: 'Undo' })).toBeHidden();
  await added;
  // A page that is opened before the hotel knows of the removal would still list it, as removed.
  const removed = answerTo(page, 'DELETE');
  await row.getByRole('button', { name: 'Add Maré Alta to favourites' }).click();
  await expect(row.getByText('Removed from favourites')).toBeVisible();
  await removed;
  await page.reload();

  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Maré Alta' })).toBeHidden();
});

test('R-25 a hotel page of all favourites of one kind opens directly', async ({ page }) => {
  await page.goto(pathTo('property-favorites-activities', { property }));
  await waitUntilUsable(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Favourite activities' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
});
