import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { newGuest, signUp, waitUntilUsable } from '../../actors/anonymous-guest';
import { changeNickName, signInAsAuthor } from '../../actors/author';
import { largePhotoFile, photoFile } from '../../actors/photo-file';
import { expect, test } from '../../test';

const property = 'casa-miramar';
const photos = [photoFile('teal.png', [0, 128, 128]), photoFile('coral.png', [255, 127, 80])];

async function openComposer(page: Page): Promise<void> {
  await page.goto(pathTo('property-discover', { property }));
  await waitUntilUsable(page);
  await page.getByRole('link', { name: 'Share a moment' }).click();
  await expect(page.getByLabel('What was your moment?')).toBeVisible();
}

const own = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

test('R-24 S-09 P-03 a visitor writes a post with a photo, signs up in the middle, and posts it by a tap', async ({
  page,
}) => {
  const text = `The sea at night ${crypto.randomUUID()}`;
  await page.goto(pathTo('property-discover', { property }));
  await waitUntilUsable(page);
  await page.getByRole('link', { name: 'Share a moment' }).click();
  await page.getByLabel('What was your moment?').fill(text);
  await page.getByLabel('Add a photo').setInputFiles(photos.slice(0, 1));
  await page.getByLabel('Description of photo 1').fill('Waves under the moon');
  await page.getByRole('button', { name: 'Post', exact: true }).click();

  await expect(page).toHaveURL(/populatedPost=/);
  await signUp(page, newGuest());

  await expect(page.getByLabel('What was your moment?')).toHaveValue(text);
  await expect(page.getByLabel('Description of photo 1')).toHaveValue('Waves under the moon');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Before your first post' });
  await sheet.getByLabel('Nickname').fill(`Moon ${crypto.randomUUID().slice(0, 6)}`);
  await sheet.getByRole('button', { name: 'Agree and post' }).click();

  await expect(page).toHaveURL(/\/discover$/);
  const card = own(page, text);
  await expect(card.getByRole('img', { name: 'Waves under the moon' })).toBeVisible();
  await expect(card).toHaveAccessibleName(/^Post by Moon/);
  await page.reload();
  await expect(own(page, text)).toHaveCount(1);
  await openComposer(page);
  await expect(page.getByLabel('What was your moment?')).toHaveValue('');
});

for (const { device, viewport } of [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a laptop', viewport: { width: 1280, height: 800 } },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a post with two photos that was written without a network is published later, once', async ({
      page,
      context,
      request,
      consoleErrors,
    }) => {
      consoleErrors.expected(/ERR_INTERNET_DISCONNECTED/);
      const text = `In the lift ${crypto.randomUUID()}`;
      await signInAsAuthor(page, property);
      await openComposer(page);
      await context.setOffline(true);
      await page.getByLabel('What was your moment?').fill(text);
      await page.getByLabel('Add a photo').setInputFiles(photos);
      await expect(page.getByLabel('Description of photo 2')).toBeVisible();
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(own(page, text).getByText('Waiting for the network')).toBeVisible();

      await context.setOffline(false);

      await expect(own(page, text)).toHaveAccessibleName(/^Post by Sailor/);
      const { items } = await (await request.get(`/web/property/${property}/posts?limit=100`)).json();
      const published = items.filter((one: { text: string }) => one.text === text);
      expect(published).toHaveLength(1);
      expect(published[0].images).toHaveLength(2);
    });
  });
}

test('without a network, the last button of a page is not under the banner', async ({ page, context }) => {
  await signInAsAuthor(page, property);
  await openComposer(page);
  await page.getByLabel('What was your moment?').fill('Never to be posted');
  await context.setOffline(true);
  await expect(page.getByText("You're offline.", { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Discard draft' }).click();

  await expect(page.getByText('Draft discarded')).toBeVisible();
});

test('a post that an earlier page could not send is sent from whichever page is opened next', async ({
  page,
  context,
  request,
  consoleErrors,
}) => {
  consoleErrors.expected(/ERR_INTERNET_DISCONNECTED/);
  const text = `Closed in the lift ${crypto.randomUUID()}`;
  await signInAsAuthor(page, property);
  await openComposer(page);
  await context.setOffline(true);
  await page.getByLabel('What was your moment?').fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(own(page, text).getByText('Waiting for the network')).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await later.goto(pathTo('property-activities', { property }));

  const published = async () => {
    const { items } = await (await request.get(`/web/property/${property}/posts?limit=100`)).json();
    return items.filter((one: { text: string }) => one.text === text).length;
  };
  await expect.poll(published, { timeout: 20_000 }).toBe(1);
});

test('a post that the hotel refuses goes back to its author with everything in it', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expected(/ERR_INTERNET_DISCONNECTED|status of 403/);
  const text = `Nobody knows my name ${crypto.randomUUID()}`;
  await signInAsAuthor(page, property);
  await openComposer(page);
  await context.setOffline(true);
  await page.getByLabel('What was your moment?').fill(text);
  await page.getByLabel('Add a photo').setInputFiles(photos.slice(0, 1));
  await page.getByLabel('Tags').fill('night sea');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(own(page, text)).toBeVisible();
  await changeNickName(page, property, '');

  await context.setOffline(false);

  await expect(own(page, text).getByText('Please choose a nickname first.')).toBeVisible();
  await own(page, text).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('What was your moment?')).toHaveValue(text);
  await expect(page.getByLabel('Description of photo 1')).toBeVisible();
  await expect(page.getByLabel('Tags')).toHaveValue('night sea');
});

test('a draft survives going back and a reload, and the feed says that it is there', async ({ page }) => {
  await openComposer(page);
  await page.getByLabel('What was your moment?').fill('Half a thought');
  await page.getByLabel('Add a photo').setInputFiles(photos.slice(0, 1));
  await expect(page.getByLabel('Description of photo 1')).toBeVisible();
  await page.goto(pathTo('property-discover', { property }));
  await waitUntilUsable(page);

  await page.getByRole('link', { name: 'Continue your draft' }).click();

  await expect(page.getByLabel('What was your moment?')).toHaveValue('Half a thought');
  await expect(page.getByLabel('Description of photo 1')).toBeVisible();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByLabel('What was your moment?')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('What was your moment?')).toHaveValue('Half a thought');
});

test('an author edits a post, deletes it, brings it back, and deletes it for good', async ({
  page,
  request,
}) => {
  const text = `A typo ${crypto.randomUUID()}`;
  await signInAsAuthor(page, property);
  await openComposer(page);
  await page.getByLabel('What was your moment?').fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const openMenu = (words: string) =>
    own(page, words)
      .getByRole('button', { name: /^More about the post by/ })
      .click();
  await openMenu(text);
  await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('What was your moment?').fill(`${text}, corrected`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${text}, corrected`)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Share' }).click();

  const remove = async () => {
    await openMenu(`${text}, corrected`);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(own(page, text)).toHaveCount(0);
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own(page, text)).toBeVisible();
  await remove();

  const isPublished = async () =>
    (await (await request.get(`/web/property/${property}/posts?limit=100`)).text()).includes(text);
  await expect.poll(isPublished, { timeout: 15_000 }).toBe(false);
  await page.reload();
  await waitUntilUsable(page);
  await expect(own(page, text)).toHaveCount(0);
});

test('R-24 after a reload the feed and the post are those of the guest, not those of a visitor', async ({
  page,
}) => {
  const text = `Mine after a reload ${crypto.randomUUID()}`;
  await signInAsAuthor(page, property);
  await openComposer(page);
  await page.getByLabel('What was your moment?').fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(own(page, text)).toHaveAccessibleName(/^Post by Sailor/);
  await own(page, text).getByRole('button', { name: 'Like', exact: false }).click();
  await expect(own(page, text).getByRole('button', { pressed: true })).toBeVisible();

  await page.goto(pathTo('property-discover', { property }));
  await waitUntilUsable(page);
  await expect(own(page, text).getByRole('button', { pressed: true })).toBeVisible();
  await own(page, text)
    .getByRole('button', { name: /^More about/ })
    .click();

  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Delete' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Block this guest' })).toHaveCount(0);
});

test('a guest blocks another and no longer sees their posts', async ({ page, browser }) => {
  const text = `Not for everybody ${crypto.randomUUID()}`;
  const other = await browser.newPage({ serviceWorkers: 'block' });
  await signInAsAuthor(other, property);
  await openComposer(other);
  await other.getByLabel('What was your moment?').fill(text);
  await other.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(own(other, text)).toHaveAccessibleName(/^Post by/);
  await other.close();

  await signInAsAuthor(page, property);
  await page.goto(pathTo('property-discover', { property }));
  await waitUntilUsable(page);
  await own(page, text)
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block this guest' }).click();

  await expect(own(page, text)).toHaveCount(0);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });
  const qasr = 'qasr-al-bahr';
  const MAX_PHOTO_BYTES = 400_000;
  const FORM_BYTES = 4_000;

  test('R-24 a photo of 12 megapixels is made smaller on the phone, and a post written in the lift is published at the pool', async ({
    page,
    context,
    request,
    consoleErrors,
  }) => {
    // A photo of 12 megapixels takes long to draw on a busy machine.
    test.setTimeout(90_000);
    consoleErrors.expected(/ERR_INTERNET_DISCONNECTED/);
    const sent: number[] = [];
    page.on('request', (one) => {
      const isUpload = one.method() === 'POST' && /^\/uploads\b/.test(new URL(one.url()).pathname);
      if (isUpload) sent.push(one.postDataBuffer()?.length ?? 0);
    });
    const text = `في المصعد ${crypto.randomUUID()}`;
    await signInAsAuthor(page, qasr);
    await page.goto(pathTo('property-discover', { property: qasr }));
    await waitUntilUsable(page);
    await page.getByRole('link', { name: 'شارك لحظة' }).click();
    await expect(page.getByLabel('ما لحظتك المميزة؟')).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('ما لحظتك المميزة؟').fill(text);
    await page.getByLabel('إضافة صورة').setInputFiles([largePhotoFile('sea.png'), ...photos.slice(0, 1)]);
    await page.getByLabel('وصف الصورة 1').fill('البحر من السطح');
    await expect(page.getByLabel('وصف الصورة 2')).toBeVisible();
    await page.getByRole('button', { name: 'نشر', exact: true }).click();
    await expect(own(page, text).getByText('في انتظار الشبكة')).toBeVisible();

    await context.setOffline(false);

    await expect(own(page, text)).toHaveAccessibleName(/Sailor/);
    const { items } = await (await request.get(`/web/property/${qasr}/posts?limit=100`)).json();
    const published = items.filter((one: { text: string }) => one.text === text);
    expect(published).toMatchObject([{ images: [{ alt: 'البحر من السطح' }, {}] }]);
    expect(sent).toHaveLength(2);
    expect(Math.max(...sent)).toBeLessThanOrEqual(MAX_PHOTO_BYTES + FORM_BYTES);
  });
});
