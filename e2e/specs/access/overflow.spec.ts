import { openReadyPage } from '../../accessibility/ready-page';
import { findClippedText } from '../../accessibility/clipped-text';
import { smallTargets } from '../../accessibility/small-targets';
import { guestPages } from '../../suite/guest-pages';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };
/** The part of a laptop's screen that is visible at 400 % zoom. */
const NARROW = { width: 320, height: 640 };

// French has the longest words.
test.use({ locale: 'fr', contextOptions: { reducedMotion: 'reduce' } });

for (const name of guestPages) {
  test(`${name} cuts off nothing at 320 px or at text of 200 %, and its controls are at least 44 px`, async ({
    page,
    addressOf,
  }) => {
    await openReadyPage(page, await addressOf(name, hotels.lisbon.property));

    await page.setViewportSize(NARROW);
    expect(await findClippedText(page)).toEqual([]);
    for (const viewport of [PHONE, LAPTOP]) {
      await page.setViewportSize(viewport);
      expect(await smallTargets(page)).toEqual([]);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const viewport of [PHONE, LAPTOP]) {
      await page.setViewportSize(viewport);
      expect(await findClippedText(page)).toEqual([]);
    }
  });
}
