import { pathTo } from '@guest/shared/routes/routes';
import { axeFindings } from '../../accessibility/axe-findings';
import { smallTargets } from '../../accessibility/small-targets';
import { APP_BASE, createHotelWithApp } from '../../actors/app/hotel-with-app';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { ownServer } from '../../suite/own-server';
import { waitUntilReady } from '../../suite/wait-until-ready';
import { expect, test } from '../../test';

const BANNER = 'section:has(a[href*="mode=in-stay"])';

test('S-33 the offer of the app is accessible, also in the dark and from right to left', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const server = await ownServer({ DEEP_LINK_BASE: APP_BASE, TEST_DOORS: '1' });
  try {
    for (const [like, locale, colorScheme] of [
      ['lisbon', 'fr', 'dark'],
      ['muscat', 'ar', 'light'],
    ] as const) {
      const { property } = await createHotelWithApp(server.address, 'banner', like);
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        locale,
        colorScheme,
        serviceWorkers: 'block',
      });
      await withAnsweredBanner(context);
      const page = await context.newPage();
      await page.goto(server.address + pathTo('property-activities-index', { property }));
      await waitUntilReady(page);
      await expect(page.locator(BANNER)).toBeVisible();

      expect(await axeFindings(page, { within: BANNER })).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await context.close();
    }
  } finally {
    await server.stop();
  }
});
