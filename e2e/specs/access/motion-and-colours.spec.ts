import { openReadyPage } from '../../accessibility/ready-page';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';

const { property } = hotels.lisbon;

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing animates, and a sheet appears at once', async ({ page, addressOf }) => {
    await openReadyPage(page, await addressOf('property-outlet-menus-menu', property));

    await page
      .getByRole('main')
      .getByRole('button', { name: /sardine/i })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();

    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap((it) => {
        const frames = it.effect instanceof KeyframeEffect ? it.effect.getKeyframes() : [];
        const lasts = Number(it.effect?.getComputedTiming().duration ?? 0) > 1;
        return lasts && frames.some((frame) => 'transform' in frame) ? [it.id || 'a transform'] : [];
      }),
    );
    expect(moving).toEqual([]);
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('cards and controls have borders, and a selection is visible without its background', async ({
    page,
  }) => {
    await openReadyPage(page, `/${property}/activities`);

    const card = page.getByRole('article').first();
    const hasEdge = await card.evaluate((it) => {
      for (let at: Element | null = it; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).borderTopStyle !== 'none') return true;
      }
      return false;
    });
    expect(hasEdge).toBe(true);
    const chosen = page.getByRole('link', { name: 'All', exact: true });
    const other = page.getByRole('link', { name: 'Culture' });
    const lookOf = (it: Element) => {
      const {
        outlineStyle,
        borderTopColor,
        borderTopWidth,
        textDecorationLine,
        backgroundColor,
        forcedColorAdjust,
      } = getComputedStyle(it);
      return [
        outlineStyle,
        borderTopColor,
        borderTopWidth,
        textDecorationLine,
        backgroundColor,
        forcedColorAdjust,
      ].join();
    };
    expect(await chosen.evaluate(lookOf)).not.toBe(await other.evaluate(lookOf));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe(
      'solid',
    );
  });
});

test('a printed menu contains only the menu', async ({ page, addressOf }) => {
  await openReadyPage(page, await addressOf('property-outlet-menus-menu', property));

  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('navigation', { name: /main|hotel/i })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Language' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('€', { exact: false }).first()).toBeVisible();
});
