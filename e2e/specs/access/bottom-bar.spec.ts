import { openReadyPage } from '../../accessibility/ready-page';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';

for (const { property, lang } of Object.values(hotels)) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang });

    test('the bar at the foot is whole at text of 200 %', async ({ page }) => {
      await openReadyPage(page, `/${property}`);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const faults = await page
          .locator('a[aria-current="page"]')
          .last()
          .evaluate((home) => {
            const links = [...(home.closest('nav')?.querySelectorAll('a') ?? [])];
            return links.flatMap((link) => {
              const text = document.createRange();
              text.selectNodeContents(link);
              const { left, right, bottom, width } = text.getBoundingClientRect();
              const isWhole =
                left >= 0 && right <= innerWidth && bottom <= innerHeight && width <= link.clientWidth;
              return isWhole ? [] : [link.textContent];
            });
          });
        expect(faults).toEqual([]);
      }
    });
  });
}
