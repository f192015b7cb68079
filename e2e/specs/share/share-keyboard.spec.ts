import { pathTo } from '@guest/shared/routes/routes';
import { axeFindings } from '../../accessibility/axe-findings';
import { findClippedText } from '../../accessibility/clipped-text';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { signInAsAuthor } from '../../actors/author';
import { tabTo } from '../../actors/keyboard';
import { publishPost } from '../../actors/publish-post';
import { readLayoutShifts, recordLayoutShifts } from '../../suite/layout-shift';
import { expect, test } from '../../test';

test.setTimeout(120_000);
// The colours of a fading sheet cannot be checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('R-24 a guest posts, comments, reports and undoes by keyboard alone, and axe finds nothing on the way', async ({
  page,
  browser,
  ownHotel,
}) => {
  const property = await ownHotel('lisbon');
  const other = await browser.newPage({ serviceWorkers: 'block' });
  await signInAsAuthor(other, property);
  await publishPost(other, property, 'Cheap watches at the pier');
  await other.close();
  await signInAsAuthor(page, property);
  await page.goto(pathTo('property-discover', { property }));
  await waitUntilUsable(page);
  const expectNoViolations = async () => expect(await axeFindings(page)).toEqual([]);
  const press = (key: string) => page.keyboard.press(key);

  await tabTo(page, page.getByRole('link', { name: 'Share a moment' }));
  await press('Enter');
  await tabTo(page, page.getByLabel('What was your moment?'));
  await page.keyboard.type('The last light');
  await expectNoViolations();
  await tabTo(page, page.getByRole('button', { name: 'Post', exact: true }));
  await press('Enter');
  const own = page.getByRole('article').filter({ hasText: 'The last light' });
  await expect(own).toHaveAccessibleName(/^Post by Sailor/);

  const menuOf = own.getByRole('button', { name: /^More about/ });
  await tabTo(page, menuOf);
  await press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Edit' })).toBeVisible();
  await expectNoViolations();
  await press('Escape');
  await expect(menuOf).toBeFocused();
  await press('Enter');
  await tabTo(page, menu.getByRole('button', { name: 'Delete' }));
  await press('Enter');
  await expect(own).toHaveCount(0);
  // From the start of the page nobody could reach it in the few seconds.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await press('Enter');
  await expect(own).toBeVisible();

  const theirs = page.getByRole('article').filter({ hasText: 'Cheap watches' });
  await tabTo(page, theirs.getByRole('button', { name: /^More about/ }));
  await press('Enter');
  await tabTo(page, menu.getByRole('button', { name: 'Report', exact: true }));
  await press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Report this post' });
  await expect(sheet).toBeVisible();
  await expectNoViolations();
  await tabTo(page, sheet.getByRole('radio').first());
  await press('Space');
  await tabTo(page, sheet.getByRole('button', { name: 'Send report' }));
  await press('Enter');
  await expect(sheet.getByText('Thank you. Reception will look into it.')).toBeVisible();
  await expectNoViolations();
  await tabTo(page, sheet.getByRole('button', { name: 'Undo' }));
  await press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(theirs).toBeVisible();

  await tabTo(page, theirs.getByRole('link', { name: /comment/i }).first());
  await press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Write a comment' }));
  await page.keyboard.type('Not here, please');
  await tabTo(page, page.getByRole('button', { name: 'Post comment' }));
  await press('Enter');
  await expect(page.getByRole('article').filter({ hasText: 'Not here, please' }).last()).toBeVisible();
  await expectNoViolations();
});

for (const { lang, like } of [
  { lang: 'en', like: 'lisbon' },
  { lang: 'ar', like: 'muscat' },
] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang });

    test('R-24 the feed of a guest does not shift, and nothing of feed and composer is cut off at 320 px or at text of 200 %', async ({
      page,
      ownHotel,
    }) => {
      const property = await ownHotel(like);
      await signInAsAuthor(page, property);
      await publishPost(page, property, 'Donaudampfschifffahrtsgesellschaft '.repeat(8));
      await publishPost(page, property, 'مساء الخير من السطح');
      await recordLayoutShifts(page);
      for (const name of ['property-discover', 'property-discover-post'] as const) {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(pathTo(name, { property }));
        await waitUntilUsable(page);
        await expect(page.getByRole('article').or(page.getByRole('textbox')).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await readLayoutShifts(page)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await findClippedText(page)).toEqual([]);
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await findClippedText(page)).toEqual([]);
      }
    });
  });
}
