import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import { pathTo } from '@guest/shared/routes/routes';
import type { BrowserContext, Page } from '@playwright/test';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { signInAsAuthor } from '../../actors/author';
import { countOutbox } from '../../actors/outbox-count';
import { photoFile } from '../../actors/photo-file';
import { expect, test } from '../../test';

test.setTimeout(120_000);

const ALTS = ['Teal', 'Coral', 'Navy', 'Sand'];
const photos = [
  photoFile('teal.png', [0, 128, 128]),
  photoFile('coral.png', [255, 127, 80]),
  photoFile('navy.png', [0, 0, 128]),
  photoFile('sand.png', [194, 178, 128]),
];

let property: string;
test.beforeAll(async ({ ownHotel }) => {
  property = await ownHotel('lisbon');
});

async function openComposer(page: Page): Promise<void> {
  await page.goto(pathTo('property-discover-post', { property }));
  await waitUntilUsable(page);
  await expect(page.getByLabel('What was your moment?')).toBeVisible();
}

/** Ends the process of the page, as a phone does that needs its memory: no event of the page is fired. */
async function kill(page: Page, context: BrowserContext): Promise<Page> {
  const devTools = await context.newCDPSession(page);
  const hasCrashed = page.waitForEvent('crash');
  // The call is never answered, because its page is gone.
  devTools.send('Page.crash').catch(() => {});
  await hasCrashed;
  const next = await context.newPage();
  await page.close();
  return next;
}

const postButton = (page: Page) => page.getByRole('button', { name: 'Post', exact: true });

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('What was your moment?').fill(text);
  await page.getByLabel('Add a photo').setInputFiles(photos);
  await expect(page.getByLabel('Description of photo 4')).toBeVisible();
  for (const [index, alt] of ALTS.entries())
    await page.getByLabel(`Description of photo ${index + 1}`).fill(alt);
}

async function publishedWith(page: Page, text: string) {
  const list = await page.request.get(`${fillIn(feedContract.listPosts.path, { property })}?limit=100`);
  const { items } = await list.json();
  return items.filter((one: { text: string }) => one.text === text);
}

async function expectPublishedOnce(page: Page, text: string): Promise<void> {
  await expect.poll(async () => (await publishedWith(page, text)).length, { timeout: 40_000 }).toBe(1);
  const [{ images }] = await publishedWith(page, text);
  expect(images.map(({ alt }: { alt: string }) => alt)).toEqual(ALTS);
}

test('R-24 a page that is killed with four photos in the composer has the whole draft when it opens again', async ({
  page,
  context,
}) => {
  const text = `Killed while choosing ${crypto.randomUUID()}`;
  await signInAsAuthor(page, property);
  await openComposer(page);
  await page.getByLabel('What was your moment?').fill(text);
  await page.getByLabel('Add a photo').setInputFiles(photos.slice(0, 1));
  // A photo is shown as added only once the device has stored it, so that the page may end here.
  await expect(page.getByLabel('Description of photo 1')).toBeVisible();
  let later = await kill(page, context);
  await openComposer(later);
  await expect(later.getByLabel('What was your moment?')).toHaveValue(text);
  await expect(later.getByLabel('Description of photo 1')).toBeVisible();

  await later.getByLabel('Add a photo').setInputFiles(photos.slice(1));
  await expect(later.getByLabel('Description of photo 4')).toBeVisible();
  for (const [index, alt] of ALTS.entries())
    await later.getByLabel(`Description of photo ${index + 1}`).fill(alt);
  // Text is stored half a second after the last key.
  await later.waitForTimeout(1_000);
  later = await kill(later, context);
  await openComposer(later);
  for (const [index, alt] of ALTS.entries())
    await expect(later.getByLabel(`Description of photo ${index + 1}`)).toHaveValue(alt);
  await postButton(later).click();
  await expectPublishedOnce(later, text);
});

for (const moment of [
  'the words are checked',
  'a photo is uploaded',
  'the post is sent',
  'the answer comes',
]) {
  test(`R-24 a page that is killed while ${moment} has the draft or publishes the post once`, async ({
    page,
    context,
    consoleErrors,
  }) => {
    consoleErrors.expected(/Failed to load resource|net::/);
    const text = `Killed in the middle ${crypto.randomUUID()}`;
    await signInAsAuthor(page, property);
    let isReached = () => {};
    const reached = new Promise<void>((resolve) => (isReached = resolve));
    const never = new Promise<never>(() => {});
    const paths: Record<string, RegExp> = {
      'the words are checked': /\/share\/words$/,
      'a photo is uploaded': /\/uploads\b/,
      'the post is sent': new RegExp(`/${property}/post$`),
      'the answer comes': new RegExp(`/${property}/post$`),
    };
    const wanted = paths[moment];
    await page.route('**/*', async (route) => {
      const isWanted =
        route.request().method() === 'POST' && wanted?.test(new URL(route.request().url()).pathname);
      if (!isWanted) return route.fallback();
      // The server has the post, but the page never learns it.
      if (moment === 'the answer comes') await route.fetch();
      isReached();
      await never;
    });
    await openComposer(page);
    await write(page, text);
    await postButton(page).click();
    await reached;

    const later = await kill(page, context);
    await openComposer(later);

    const field = later.getByLabel('What was your moment?');
    // A draft that is still there is sent again, and the server knows the post by its key.
    if (moment === 'the words are checked') {
      await expect(field).toHaveValue(text);
      await expect(later.getByLabel('Description of photo 4')).toHaveValue('Sand');
      await postButton(later).click();
    } else await expect(field).toHaveValue('');
    await expectPublishedOnce(later, text);
    // The page learns that the server has the post, so that nothing is left to send and nothing is offered again.
    await expect.poll(() => countOutbox(later, 'outbox-share '), { timeout: 40_000 }).toBe(0);
    await later.goto(pathTo('property-discover', { property }));
    await waitUntilUsable(later);
    await expect(later.getByText(text)).toBeVisible();
    await expect(later.getByText('Not sent')).toHaveCount(0);
  });
}

test('R-24 two tabs with one draft publish it once, and the other tab is told that it has changed', async ({
  page,
  context,
}) => {
  const text = `In two tabs ${crypto.randomUUID()}`;
  await signInAsAuthor(page, property);
  await openComposer(page);
  const other = await context.newPage();
  await openComposer(other);
  await page.bringToFront();
  await write(page, text);
  await page.waitForTimeout(1_000);
  await expect(other.getByText('Changed in another tab')).toBeVisible();
  await other.bringToFront();
  await other.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(other.getByLabel('What was your moment?')).toHaveValue(text);
  await expect(other.getByLabel('Description of photo 4')).toHaveValue('Sand');

  await Promise.all([postButton(page).click(), postButton(other).click()]);

  await expectPublishedOnce(page, text);
  await expect(page).toHaveURL(/\/discover$/);
  await page.waitForTimeout(2_000);
  await expectPublishedOnce(page, text);
});
