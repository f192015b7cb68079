import type { Page } from '@playwright/test';
import { axeFindings } from '../../accessibility/axe-findings';
import { openReadyPage } from '../../accessibility/ready-page';
import { guestPages } from '../../suite/guest-pages';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

/** Returns the violations that axe finds, each with its first element. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const headingElement = await heading.elementHandle();
  const found = await axeFindings(page, { rules });
  // Some pages redirect an anonymous visitor once the session is known; then the target is checked.
  if (!(await headingElement?.evaluate((it) => it.isConnected))) return findings(page, rules);
  return found;
}

for (const hotel of [hotels.lisbon, hotels.muscat]) {
  test.describe(`in ${hotel.lang}`, () => {
    // The colours of a fading element cannot be checked.
    test.use({ locale: hotel.lang, contextOptions: { reducedMotion: 'reduce' } });

    for (const name of guestPages) {
      test(`axe finds no violations on ${name}: phone and laptop, light and dark`, async ({
        page,
        addressOf,
      }) => {
        test.slow();
        await page.setViewportSize(PHONE);
        await openReadyPage(page, await addressOf(name, hotel.property));
        expect(await page.locator('html').getAttribute('dir')).toBe(hotel.lang === 'ar' ? 'rtl' : 'ltr');

        for (const viewport of [PHONE, LAPTOP]) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme: 'light' });
          expect(await findings(page)).toEqual([]);
          // The colour scheme changes only colours, so only the colour rules run again.
          await page.emulateMedia({ colorScheme: 'dark' });
          expect(await findings(page, ['color-contrast', 'link-in-text-block'])).toEqual([]);
        }
      });
    }
  });
}
