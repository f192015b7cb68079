import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { signInAsAuthor } from '../../actors/author';
import { publishPost } from '../../actors/publish-post';
import { expect, test } from '../../test';

const property = 'casa-miramar';
const MOVED_PX = 2;

/** Returns where the article of a post is on the screen, and the first one on the screen if none is named. */
function placeIn(page: Page, postId?: string): Promise<{ id: string; top: number } | undefined> {
  return page.evaluate((wanted) => {
    for (const it of document.querySelectorAll<HTMLElement>('main article[data-post-id]')) {
      const { top, bottom } = it.getBoundingClientRect();
      const id = it.dataset.postId ?? '';
      if (wanted === undefined ? top > 0 && bottom > 0 : id === wanted) return { id, top };
    }
    return undefined;
  }, postId);
}

/** Waits until a post is where it was. */
async function expectIn(page: Page, { id, top }: { id: string; top: number }): Promise<void> {
  await expect.poll(async () => (await placeIn(page, id))?.top).toBeGreaterThanOrEqual(top - MOVED_PX);
  await expect.poll(async () => (await placeIn(page, id))?.top).toBeLessThanOrEqual(top + MOVED_PX);
}

async function scrollDown(page: Page): Promise<{ id: string; top: number }> {
  await page.goto(pathTo('property-discover', { property }));
  await waitUntilUsable(page);
  await page.getByRole('button', { name: 'Show more posts' }).click();
  const posts = () => page.locator('main [aria-posinset]').last().getAttribute('aria-posinset');
  await expect.poll(async () => Number(await posts())).toBeGreaterThan(10);
  await page.evaluate(() => document.querySelector('main [aria-posinset="10"]')?.scrollIntoView());
  await page.mouse.wheel(0, 1_500);
  // The list has measured the rows that came into view.
  await page.waitForTimeout(500);
  const place = await placeIn(page);
  if (!place) throw new Error('no post is on the screen');
  return place;
}

test('a guest who reloads a long feed finds the same post in the same place, whatever has been published meanwhile', async ({
  page,
  browser,
}) => {
  const place = await scrollDown(page);
  const other = await browser.newPage({ serviceWorkers: 'block' });
  await signInAsAuthor(other, property);
  await publishPost(other, property, 'A newer post makes the feed longer above');
  await other.close();

  await page.reload();

  await expectIn(page, place);
  await page.waitForTimeout(500);
  await expectIn(page, place);
});

test('a guest who goes back from a post finds it where it was, and the posts above it', async ({ page }) => {
  const place = await scrollDown(page);
  const link = page.locator(`article[data-post-id="${place.id}"] a[href*="/discover/"]`).first();
  const before = await placeIn(page, place.id);
  await link.click();
  await expect(page).toHaveURL(new RegExp(place.id));
  await expect(page.getByRole('heading', { level: 1, name: /^Post by/ })).toBeAttached();

  await page.goBack();

  if (before) await expectIn(page, before);
  await expect.poll(() => page.locator('main [aria-posinset="1"]').count()).toBe(1);
  if (before) await expectIn(page, before);
});
