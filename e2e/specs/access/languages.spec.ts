import type { Page } from '@playwright/test';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

const home = (hotel: keyof typeof hotels) => `/${hotels[hotel].property}`;

/** The languages that the page has had since its first byte. */
declare global {
  var languagesSeen: string[];
}

/**
 * Records each language of the page and the labels of its navigation as soon as they appear. A document
 * arrives in pieces of which one may end within the navigation, so that its text counts once all of it is there.
 */
async function watchLanguages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.languagesSeen = [];
    const record = () => {
      const navigation = document.querySelector('nav');
      if (!navigation || (document.readyState === 'loading' && !isComplete(navigation))) return;
      const seen = `${document.documentElement.lang} ${navigation.textContent}`;
      if (!globalThis.languagesSeen.includes(seen)) globalThis.languagesSeen.push(seen);
    };
    const isComplete = (element: Element | null): boolean =>
      element !== null && (element.nextSibling !== null || isComplete(element.parentElement));
    new MutationObserver(record).observe(document, {
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

    test(`shows ${hotels[hotel].property} in ${lang} without a flash of another language`, async ({
      page,
    }) => {
      await watchLanguages(page);
      await page.goto(home(hotel));
      await waitUntilReady(page);

      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(await page.evaluate(() => globalThis.languagesSeen.length)).toBe(1);
    });
  });
}

test('a guest chooses a language by its own name, and all following documents are in it from the first byte', async ({
  page,
}) => {
  await page.goto(home('lisbon'));
  await waitUntilReady(page);

  await page.getByRole('button', { name: 'Language' }).click();
  const sheet = page.getByRole('dialog', { name: 'Language' });
  await expect(sheet.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await expect(sheet.getByRole('listitem')).toHaveText(['English', 'Español', 'Français']);
  await watchLanguages(page);
  await sheet.getByRole('button', { name: 'Español' }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await waitUntilReady(page);
  await page.goto(`${home('lisbon')}/activities`);
  await waitUntilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actividades');
  expect(await page.evaluate(() => globalThis.languagesSeen.length)).toBe(1);
});

test('a hotel without the chosen language uses that of the browser and then its own', async ({
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

test('the sheet returns the focus, and pages without a hotel offer all five languages', async ({ page }) => {
  await page.goto('/cookies');
  await waitUntilReady(page);
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
