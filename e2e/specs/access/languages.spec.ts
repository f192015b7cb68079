import type { Page } from '@playwright/test';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';
import { untilLive } from '../../suite/until-live';

const home = (hotel: keyof typeof hotels) => `/${hotels[hotel].property}`;

/** Languages that the page has been in, from its first byte. */
declare global {
  var languagesSeen: string[];
}

/** Notes each language of the page, and each word of its navigation, as soon as it is there. */
async function watchLanguages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.languagesSeen = [];
    const note = () => {
      const seen = `${document.documentElement.lang} ${document.querySelector('nav')?.textContent ?? ''}`;
      if (document.querySelector('nav') && !globalThis.languagesSeen.includes(seen)) {
        globalThis.languagesSeen.push(seen);
      }
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['lang'],
    });
  });
}

for (const [locale, hotel, lang] of [
  ['fr-CA', 'lisbon', 'fr'],
  ['de-DE', 'lisbon', 'en'],
  ['de-DE', 'kyoto', 'ja'],
  ['en-US', 'muscat', 'en'],
  ['ja-JP', 'muscat', 'ar'],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test(`reads ${hotels[hotel].property} in ${lang}, with no flash of another`, async ({ page }) => {
      await watchLanguages(page);
      await page.goto(home(hotel));
      await untilLive(page);

      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(await page.evaluate(() => globalThis.languagesSeen.length)).toBe(1);
    });
  });
}

test('a guest chooses a language by its own name; the page and what follows are in it from the first byte', async ({
  page,
}) => {
  await page.goto(home('lisbon'));
  await untilLive(page);

  await page.getByRole('button', { name: 'Language' }).click();
  const sheet = page.getByRole('dialog', { name: 'Language' });
  await expect(sheet.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await expect(sheet.getByRole('listitem')).toHaveText(['English', 'Español', 'Français']);
  await watchLanguages(page);
  await sheet.getByRole('button', { name: 'Español' }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await untilLive(page);
  await page.goto(`${home('lisbon')}/activities`);
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actividades');
  expect(await page.evaluate(() => globalThis.languagesSeen.length)).toBe(1);
});

test('where a hotel does not have the chosen language, the browser’s counts, and then the hotel’s own', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lang', value: 'fr', url: baseURL ?? '' }]);

  await page.goto(home('kyoto'));
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.goto('/');
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});

test('the sheet gives the focus back, and pages without a hotel offer all five languages', async ({
  page,
}) => {
  await page.goto('/cookies');
  await untilLive(page);
  const opener = page.getByRole('button', { name: 'Language' });

  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
    'English',
    'Español',
    'Français',
    '日本語',
    'العربية',
  ]);
  await page.keyboard.press('Escape');

  await expect(opener).toBeFocused();
});
