import { pathTo } from '@guest/shared/routes/routes';
import { newGuest, waitUntilUsable } from '../../actors/anonymous-guest';
import { signInAsAuthor } from '../../actors/author';
import { newestCode } from '../../actors/mailbox';
import { publishPost } from '../../actors/publish-post';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { loadCatalog } from '../../suite/catalog';
import { waitUntilReady } from '../../suite/wait-until-ready';
import { expect, test } from '../../test';

for (const { lang, viewport, like } of [
  { lang: 'en', viewport: { width: 1280, height: 800 }, like: 'lisbon' },
  { lang: 'ar', viewport: { width: 390, height: 844 }, like: 'muscat' },
] as const) {
  test.describe(`in ${lang} at ${viewport.width} px`, () => {
    test.use({ viewport, locale: lang });

    test('S-08 P-02 a visitor taps a heart, signs up, and the like stands', async ({
      page,
      browser,
      ownHotel,
    }) => {
      test.slow();
      const property = await ownHotel(like);
      const other = await browser.newPage({ serviceWorkers: 'block' });
      await signInAsAuthor(other, property);
      const id = await publishPost(other, property, `The sea ${crypto.randomUUID()}`);
      await other.close();
      const feed = loadCatalog(lang, 'mfe-discover/src');
      const account = loadCatalog(lang, 'mfe-account/src');
      const guest = newGuest();
      await withAnsweredBanner(page);
      await page.goto(pathTo('property-discover-id', { property, id }));
      await waitUntilUsable(page);
      const heart = page
        .locator('article')
        .first()
        .getByRole('button', { name: feed('Like') });
      await expect(heart).not.toHaveAttribute('aria-pressed');

      await heart.click();
      await expect(page).toHaveURL(/\/signin\?.*service=like/);
      await page.getByRole('link', { name: account('Continue with email') }).click();
      await page.getByLabel(account('Email address')).fill(guest.email);
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: account('Send code') }).click();
      await page.getByLabel(account('Code')).fill(await newestCode(page.request, guest.email));
      await page.getByRole('button', { name: account('Continue'), exact: true }).click();
      await page.getByLabel(account('First name')).fill(guest.firstName);
      await page.getByRole('button', { name: account('Continue'), exact: true }).click();

      await expect(page).toHaveURL(new RegExp(`/discover/${id}`));
      await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await waitUntilUsable(page);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(heart).toContainText('1');
    });
  });
}

test('S-01 a screen reader hears a like once, and another tab shows it', async ({
  page,
  context,
  ownHotel,
}) => {
  const property = await ownHotel('lisbon');
  await signInAsAuthor(page, property);
  const id = await publishPost(page, property, `The tide ${crypto.randomUUID()}`);
  const path = pathTo('property-discover-id', { property, id });
  const other = await context.newPage();
  await other.goto(path);
  await waitUntilUsable(other);
  await page.goto(path);
  await waitUntilUsable(page);
  const heart = page.getByRole('button', { name: /^Like/ }).first();
  await expect(heart).toHaveAccessibleName('Like No likes yet');
  await heart.focus();
  // Everything that is written into a live region from now on would be heard beside the button.
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const region of document.querySelectorAll('[aria-live], [role=status], [role=alert]'))
      new MutationObserver(() => heard.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });

  await page.keyboard.press('Space');

  await expect(heart).toHaveAccessibleName('Like 1 like');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  await other.bringToFront();
  await other.evaluate(() => dispatchEvent(new Event('focus')));
  await other.reload();
  await expect(other.getByRole('button', { name: 'Like 1 like' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual([]);
});

test('a guest whose session is still being read likes with their first tap, and stays on the page', async ({
  page,
  ownHotel,
}) => {
  const property = await ownHotel('lisbon');
  await signInAsAuthor(page, property);
  const id = await publishPost(page, property, `The tide ${crypto.randomUUID()}`);
  let readSession = () => {};
  const isRead = new Promise<void>((resolve) => (readSession = resolve));
  await page.route(/\/saved\.[^/]*\.js$/, async (route) => {
    await isRead;
    await route.continue();
  });
  const discover = pathTo('property-discover', { property });
  await page.goto(discover);
  await waitUntilReady(page);
  const heart = page.locator(`[data-post-id="${id}"]`).getByRole('button', { name: /^Like/ });

  await heart.click();
  readSession();

  await expect(heart).toHaveAccessibleName('Like 1 like');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(new URL(page.url()).pathname).toBe(discover);
});
