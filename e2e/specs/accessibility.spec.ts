import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../test';
import { firstPages, hotels } from '../hotels';

const looks = [
  {
    name: 'a phone, light, in English',
    hotel: hotels.lisbon,
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
  },
  {
    name: 'a laptop, dark, in Arabic',
    hotel: hotels.muscat,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
  },
] as const;

for (const { name, hotel, viewport, colorScheme } of looks) {
  test.describe(name, () => {
    // What is still fading in has no colour to judge.
    test.use({ viewport, colorScheme, locale: hotel.lang, contextOptions: { reducedMotion: 'reduce' } });

    for (const [owner, path] of Object.entries(firstPages)) {
      test(`axe finds nothing on the page of ${owner}, and nothing is wider than the screen`, async ({
        page,
      }) => {
        await page.goto(path(hotel.property));
        await page.waitForFunction(() => performance.getEntriesByName('live-page').length > 0);

        const { violations } = await new AxeBuilder({ page }).analyze();

        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(await page.locator('html').getAttribute('lang')).toBe(hotel.lang);
        expect(await page.locator('html').getAttribute('dir')).toBe(hotel.lang === 'ar' ? 'rtl' : 'ltr');
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }
  });
}
