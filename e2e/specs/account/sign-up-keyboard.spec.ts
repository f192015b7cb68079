import { pathTo } from '@guest/shared/routes/routes';
import { readFileSync } from 'node:fs';
import { axeFindings } from '../../accessibility/axe-findings';
import { tabTo } from '../../actors/keyboard';
import { newestCode } from '../../actors/mailbox';
import { day, waitUntilUsable, newGuest } from '../../actors/anonymous-guest';
import { expect, test } from '../../test';

const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);
const languages = [
  { lang: 'en', locale: 'en-GB', property: 'casa-miramar', typed: (code: string) => code },
  { lang: 'ar', locale: 'ar', property: 'qasr-al-bahr', typed: arabicDigits },
];

for (const { lang, locale, property, typed } of languages) {
  test.describe(lang, () => {
    test.use({ locale });
    // The cast is safe because the file is a catalogue of the package.
    const texts = JSON.parse(
      readFileSync(new URL(`../../../mfe-account/src/locales/${lang}.json`, import.meta.url), 'utf8'),
    ) as Record<string, string>;
    const translate = (key: string) => texts[key] ?? key;

    test(`sign-up works by keyboard only, on a phone: ${lang}`, async ({ page }) => {
      test.setTimeout(60_000);
      const guest = newGuest();
      const press = async (name: string) => {
        await tabTo(page, page.getByRole('button', { name: translate(name), exact: true }));
        await page.keyboard.press('Enter');
      };
      const type = async (label: string, text: string) => {
        await tabTo(page, page.getByLabel(translate(label), { exact: true }));
        await page.keyboard.type(text);
      };
      const expectNoViolations = async () => expect(await axeFindings(page)).toEqual([]);

      await page.goto(pathTo('property-signin', { property }, { service: 'new-request', entity: 'towels' }));
      await waitUntilUsable(page);
      await tabTo(page, page.getByRole('link', { name: translate('Continue with email') }));
      await page.keyboard.press('Enter');

      await type('Email address', guest.email);
      await tabTo(page, page.getByRole('checkbox').first());
      await page.keyboard.press('Space');
      await expectNoViolations();
      await press('Send code');

      await expect(page.getByRole('heading', { name: translate('Enter your code') })).toBeVisible();
      await type('Code', typed(await newestCode(page.request, guest.email)));
      await expectNoViolations();
      await page.keyboard.press('Enter');

      await type('First name', 'Ada');
      await expectNoViolations();
      await page.keyboard.press('Enter');

      await expect(page.getByLabel(translate('Arrival'))).toBeVisible();
      // The keys of the native date field depend on the language.
      await page.getByLabel(translate('Arrival')).fill(day(-1));
      await page.getByLabel(translate('Departure')).fill(day(2));
      await type('Room', '204');
      await expectNoViolations();
      await press('Continue');

      await expect(page).toHaveURL(/\/request\/create\?activeTemplateId=towels$/);
    });
  });
}
