import { openLive } from '../../accessibility/live-page';
import { lostText } from '../../accessibility/lost-text';
import { smallTargets } from '../../accessibility/small-targets';
import { guestPages } from '../../suite/guest-pages';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };
/** What is left of a laptop's screen at 400 %. */
const NARROW = { width: 320, height: 640 };

// French: the longest words.
test.use({ locale: 'fr', contextOptions: { reducedMotion: 'reduce' } });

for (const name of guestPages) {
  test(`${name} loses nothing on a 320 px screen, nor at text of 200 %, and what can be tapped is 44 px large`, async ({
    page,
    addressOf,
  }) => {
    await openLive(page, await addressOf(name, hotels.lisbon.property));

    await page.setViewportSize(NARROW);
    expect(await lostText(page)).toEqual([]);
    for (const viewport of [PHONE, LAPTOP]) {
      await page.setViewportSize(viewport);
      expect(await smallTargets(page)).toEqual([]);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const viewport of [PHONE, LAPTOP]) {
      await page.setViewportSize(viewport);
      expect(await lostText(page)).toEqual([]);
    }
  });
}
