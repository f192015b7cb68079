import type { Page } from '@playwright/test';
import { signIn } from '../../actors/sign-in-as';
import { hotels } from '../../suite/hotels';
import { waitUntilReady } from '../../suite/wait-until-ready';
import { expect, test } from '../../test';

const { property } = hotels.lisbon;
const question = (page: Page) => page.getByRole('region', { name: 'May we use optional cookies?' });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the end of a page can be scrolled out from under the cookie question', async ({ page }) => {
      await page.goto(`/${property}/signin`);
      await expect(question(page)).toBeVisible();

      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

      const end = await page.getByRole('main').getByRole('link').last().boundingBox();
      const covered = await question(page).boundingBox();
      expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0);
    });

    test('a field with the focus is above the cookie question', async ({ page }) => {
      await page.goto(`/${property}/register/email`);
      await expect(question(page)).toBeVisible();

      for (const name of ['Email address', /accept the terms/]) {
        const field = page.getByRole('main').getByLabel(name);
        await field.focus();
        const box = await field.boundingBox();
        const covered = await question(page).boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0);
      }
    });
  });
}

test('a conversation is not asked about cookies, which would cover its field and its latest message', async ({
  page,
}) => {
  await signIn(page, property, { stay: {} });
  await page.evaluate(() => localStorage.removeItem('cookie-consent'));
  await page.goto(`/${property}/chat?from-footer=true`);
  await waitUntilReady(page);
  await expect(page.getByRole('textbox').first()).toBeVisible();

  await expect(question(page)).toBeHidden();
});
