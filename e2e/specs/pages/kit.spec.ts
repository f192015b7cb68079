import type { Page } from '@playwright/test';
import { axeFindings } from '../../accessibility/axe-findings';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };
/**
 * Four looks have every pair of language, theme and width: contrast depends on theme and hotel, what fits on language and
 * width. Both languages have both themes, and all three hotels are shown.
 */
const looks = [
  { lang: 'en', theme: 'light', hotel: 'casa-miramar', viewport: PHONE },
  { lang: 'en', theme: 'dark', hotel: 'qasr-al-bahr', viewport: LAPTOP },
  { lang: 'ar', theme: 'light', hotel: 'qasr-al-bahr', viewport: LAPTOP },
  { lang: 'ar', theme: 'dark', hotel: 'higashiyama-an', viewport: PHONE },
];

async function openKit(page: Page, query = '') {
  await page.goto(`/_dev/kit${query}`);
  await waitUntilReady(page);
}

/** Finds controls that are too small for a finger. A control inside a label is tapped through the label. */
const findSmallControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, input, select, textarea)')]
      .map((it) => it.closest('label') ?? it)
      .map((it) => ({ html: it.outerHTML.slice(0, 120), box: it.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ html, box }) => `${box.width}×${box.height} ${html}`),
  );

for (const { lang, theme, hotel, viewport } of looks) {
  test.describe(`${lang}, ${theme}, ${viewport.width} px`, () => {
    test.use({ viewport, locale: lang, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds no violations, nothing is wider than the screen, and every control is large enough for a finger', async ({
      page,
    }) => {
      await openKit(page, `?hotel=${hotel}&theme=${theme}`);

      expect(await axeFindings(page)).toEqual([]);
      expect(await page.locator('html').getAttribute('dir')).toBe(lang === 'ar' ? 'rtl' : 'ltr');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect(await findSmallControls(page)).toEqual([]);
    });
  });
}

test('text at 200 % on the narrowest screen does not overflow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openKit(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please check these fields' })).toBeVisible();

  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('a form is filled in, rejected and corrected by keyboard', async ({ page }) => {
  await openKit(page);
  const form = page.getByRole('form', { name: 'Form' });
  const email = form.getByLabel('Email');
  await email.focus();
  await page.keyboard.type('madalena@');
  await page.keyboard.press('Enter');

  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Enter an address like name@example.com/);
  await expect(form.getByRole('alert')).toContainText('Please check these fields');

  await page.keyboard.type('example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Madalena');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(form.getByLabel('Field error')).toBeChecked();
  await page.keyboard.press('Enter');

  await expect(email).toHaveAccessibleDescription(/This address already has an account/);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('madalena@example.com');

  await page.reload();
  await expect(email).toHaveValue('madalena@example.com');
  await expect(form.getByLabel('Field error')).toBeChecked();
});

test('a sheet traps the focus, closes with Escape and back, and returns the focus', async ({ page }) => {
  await openKit(page);
  const opener = page.getByRole('button', { name: 'Open a sheet' });
  const sheet = page.getByRole('dialog', { name: 'Grilled octopus' });
  const width = () => page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().width);
  const before = await width();

  await opener.press('Enter');
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await width()).toBe(before);
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/_dev/kit');
  await expect(opener).toBeFocused();
});

test('a dialog focuses its safe choice and leaves no history entry', async ({ page }) => {
  await page.goto('/cookies');
  await openKit(page);
  const opener = page.getByRole('button', { name: 'Open a dialog' });
  await opener.press('Enter');

  const dialog = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await expect(dialog.getByRole('button', { name: 'Keep booking' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.waitForFunction(() => !history.state?.over);
  await page.goBack();
  await expect(page).toHaveURL('/cookies');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a sheet closes by dragging its header', async ({ page }) => {
    await openKit(page);
    await page.getByRole('button', { name: 'Open a sheet' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Grilled octopus' });
    const head = await sheet.getByRole('heading').boundingBox();
    if (!head) throw new Error('The sheet has no head');

    const { x, y } = head;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + 20, y: y + 10 + dy }],
      });
    await touch('touchStart');
    for (const dy of [30, 60, 90, 120]) await touch('touchMove', dy);
    await touch('touchEnd');

    await expect(sheet).toBeHidden();
  });
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('tabs are one keyboard stop, and the arrow keys follow the visual order', async ({ page }) => {
    await openKit(page);
    const first = page.getByRole('tab').first();
    await first.focus();

    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
  });
});
