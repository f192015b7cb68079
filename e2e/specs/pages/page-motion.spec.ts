import type { Page } from '@playwright/test';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

/**
 * Opens a list and its first card, and returns the names of the elements that moved during the transition.
 */
async function listMovingParts(page: Page): Promise<string[]> {
  await page.goto('/casa-miramar/directories/bars-and-restaurants');
  await waitUntilReady(page);
  await page.evaluate(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = begin(update);
      const moving = transition.ready.then(() =>
        document.getAnimations().flatMap(({ effect }) => {
          const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return part ? [part] : [];
        }),
      );
      Object.assign(globalThis, { moving });
      return transition;
    };
  });
  const link = page.getByRole('main').getByRole('link', { name: 'Maré Alta' });
  // Hovering preloads the page; without it a placeholder without picture would be shown first.
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maré Alta' })).toBeVisible();
  return page.evaluate(() => (globalThis as unknown as { moving: Promise<string[]> }).moving);
}

test('the picture of a card moves to its page', async ({ page }) => {
  expect(await listMovingParts(page)).toContain('::view-transition-group(photo)');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    expect(await listMovingParts(page)).toEqual([]);
  });
});
