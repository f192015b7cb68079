import { activityBookingPath } from '../../actors/activity';
import { newGuest, waitUntilUsable } from '../../actors/anonymous-guest';
import { createEveningHotel } from '../../actors/evening-hotel';
import { newestCode } from '../../actors/mailbox';
import { loadCatalog } from '../../suite/catalog';
import { expect, test } from '../../test';

test.setTimeout(120_000);

for (const { lang, viewport } of [
  { lang: 'en', viewport: { width: 390, height: 844 } },
  { lang: 'ar', viewport: { width: 390, height: 844 } },
  { lang: 'ja', viewport: { width: 1280, height: 800 } },
]) {
  test.describe(`in ${lang} at ${viewport.width} px`, () => {
    test.use({ viewport, locale: lang });

    test('S-06 E-05 a visitor who signs up in the middle of a booking returns to the same session and people', async ({
      page,
    }) => {
      const booking = loadCatalog(lang, 'mfe-activities/src/lazy-texts', 'mfe-activities/src');
      const account = loadCatalog(lang, 'mfe-account/src');
      const guest = newGuest();
      const property = await createEveningHotel(page.request, lang);
      const button = (label: string) => page.getByRole('button', { name: label, exact: true });
      const who = page.getByRole('heading', { level: 2, name: booking('Who is coming?') });
      await page.goto(await activityBookingPath(page, property, 'first-wave'));
      await waitUntilUsable(page);
      const session = page
        .getByRole('main')
        .getByRole('link', { name: /^\d\d:\d\d – \d\d:\d\d$/ })
        .nth(3);
      const time = await session.innerText();
      await session.click();
      await expect(who).toBeVisible();
      // One adult, because some sessions of the demo have a single place left.
      await page.getByRole('spinbutton').first().fill('1');
      await page.getByRole('main').getByRole('textbox').first().fill('60');
      await button(booking('Continue')).click();

      await expect(page).toHaveURL(/\/signin\?.*service=activity-booking/);
      await page.getByRole('link', { name: account('Continue with email') }).click();
      await page.getByLabel(account('Email address')).fill(guest.email);
      await page.getByRole('checkbox').first().check();
      await button(account('Send code')).click();
      await expect(page.getByRole('heading', { name: account('Enter your code') })).toBeVisible();
      await page.getByLabel(account('Code')).fill(await newestCode(page.request, guest.email));
      await button(account('Continue')).click();
      await page.getByLabel(account('First name')).fill(guest.firstName);
      await button(account('Continue')).click();

      await expect(who).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
      await expect(page.getByText(time.slice(0, 5)).first()).toBeVisible();
      await expect(page.getByRole('spinbutton').first()).toHaveValue('1');
      await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('60');
    });
  });
}
