import type { Page } from '@playwright/test';
import { axeFindings } from '../../accessibility/axe-findings';
import { openLive } from '../../accessibility/live-page';
import { guestPages } from '../../suite/guest-pages';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

/** What axe finds, with the first place of each. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const looked = await heading.elementHandle();
  const found = await axeFindings(page, { rules });
  // Some pages lead a stranger to another when it is known who is there: then it is that one that counts.
  if (!(await looked?.evaluate((it) => it.isConnected))) return findings(page, rules);
  return found;
}

for (const hotel of [hotels.lisbon, hotels.muscat]) {
  test.describe(`in ${hotel.lang}`, () => {
    // What is still fading in has no colour to judge.
    test.use({ locale: hotel.lang, contextOptions: { reducedMotion: 'reduce' } });

    for (const name of guestPages) {
      test(`axe finds nothing on ${name}: phone and laptop, light and dark`, async ({ page, addressOf }) => {
        test.slow();
        await page.setViewportSize(PHONE);
        await openLive(page, await addressOf(name, hotel.property));
        expect(await page.locator('html').getAttribute('dir')).toBe(hotel.lang === 'ar' ? 'rtl' : 'ltr');

        for (const viewport of [PHONE, LAPTOP]) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme: 'light' });
          expect(await findings(page)).toEqual([]);
          // The scheme changes colours and nothing else.
          await page.emulateMedia({ colorScheme: 'dark' });
          expect(await findings(page, ['color-contrast', 'link-in-text-block'])).toEqual([]);
        }
      });
    }
  });
}
