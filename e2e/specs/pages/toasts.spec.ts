import { withAnsweredBanner } from '../../suite/answered-banner';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

interface Movement {
  readonly what: string;
  readonly milliseconds: number;
}

declare global {
  var movements: Movement[];
}

/** Records what moves in a page as it begins, with the time that the browser gives it. */
function recordMovements(): void {
  globalThis.movements = [];
  const record = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[popover]')) return;
    for (const { id, effect } of target.getAnimations()) {
      const isLeaving = getComputedStyle(target).transitionProperty === 'opacity';
      const what = id || (isLeaving ? 'leaves' : 'arrives');
      globalThis.movements.push({ what, milliseconds: Number(effect?.getComputedTiming().duration) });
    }
  };
  addEventListener('animationstart', record, true);
  addEventListener('transitionrun', record, true);
}

for (const locale of ['en', 'ar']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('N-05 a toast is 300 px wide, appears at the top right, and takes 300 ms to enter and to leave', async ({
      page,
    }) => {
      await withAnsweredBanner(page);
      await page.goto('/_dev/kit');
      await waitUntilReady(page);
      await page.evaluate(recordMovements);
      const opener = page.getByRole('button', { name: locale === 'ar' ? 'رسالة نجاح' : 'Success message' });
      await opener.click();
      const toasts = page.locator('[popover][role="status"]');
      await expect(toasts.locator('p')).toHaveCount(1);

      expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');
      const { width, top, right } = await toasts.evaluate((it) => {
        const box = it.getBoundingClientRect();
        return { width: box.width, top: box.top, right: innerWidth - box.right };
      });
      expect({ width, top, right }).toEqual({ width: 300, top: 16, right: 16 });

      await expect(toasts.locator('p')).toHaveCount(0);
      expect(await page.evaluate(() => globalThis.movements)).toEqual([
        { what: 'arrives', milliseconds: 300 },
        { what: 'leaves', milliseconds: 300 },
      ]);
    });
  });
}
