import { goByNavigation } from '../../actors/go-by-navigation';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

test('Q-01 app=true is kept across links, back and reload', async ({ page }) => {
  await page.goto('/casa-miramar?app=true');
  await waitUntilReady(page);

  await goByNavigation(page, /share/i);
  await expect(page).toHaveURL(/\/casa-miramar\/discover\?app=true$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/casa-miramar\?app=true$/);

  await page.reload();
  await goByNavigation(page, /activities/i);
  await expect(page).toHaveURL(/\/activities\?app=true$/);
});

test('Q-01 an address without the parameter stays without it', async ({ page }) => {
  await page.goto('/casa-miramar');
  await goByNavigation(page, /share/i);

  await expect(page).toHaveURL(/\/casa-miramar\/discover$/);
});
