import { withAnsweredBanner } from '../../suite/answered-banner';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { moderationContract } from '@guest/shared/contracts/moderation/moderation.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import { pathTo } from '@guest/shared/routes/routes';
import type { Browser, Locator, Page } from '@playwright/test';
import { axeFindings } from '../../accessibility/axe-findings';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { authHeaders } from '../../actors/auth-headers';
import { signInAsAuthor } from '../../actors/author';
import { signIn } from '../../actors/sign-in-as';
import { expect, test } from '../../test';

async function publish(page: Page, property: string, text: string): Promise<string> {
  const id = crypto.randomUUID();
  const reply = await page.request.post(fillIn(postingContract.createPost.path, { property }), {
    headers: await authHeaders(page),
    data: { key: id, text, photos: [], tags: [] },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return id;
}

/** Another guest publishes a post. Returns its text. */
async function publishAsOther(browser: Browser, property: string): Promise<string> {
  const text = `Cheap watches ${crypto.randomUUID()}`;
  const other = await browser.newPage({ serviceWorkers: 'block' });
  await signInAsAuthor(other, property);
  await publish(other, property, text);
  await other.close();
  return text;
}

async function openFeed(page: Page, property: string): Promise<void> {
  await page.goto(pathTo('property-discover', { property }));
  await waitUntilUsable(page);
}

/** Finds a card of the feed, also if it came with posts of other tests and waits behind the button for new posts. */
async function findCard(page: Page, hasText: string, newPosts = /new posts?$/i): Promise<Locator> {
  const card = page.getByRole('article').filter({ hasText });
  const showNew = page.getByRole('button', { name: newPosts });
  await expect(card.or(showNew).first()).toBeVisible();
  if (!(await card.isVisible())) await showNew.click();
  await expect(card).toBeVisible();
  return card;
}

test('S-02 a guest reports a post, which is folded away after a reload too, and takes the report back', async ({
  page,
  browser,
}) => {
  const property = 'casa-miramar';
  const text = await publishAsOther(browser, property);
  await signInAsAuthor(page, property);
  await openFeed(page, property);
  const card = await findCard(page, text);
  await card.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click();

  const sheet = page.getByRole('dialog', { name: 'Report this post' });
  await expect(sheet.getByRole('radio')).toHaveCount(10);
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await expect(sheet.getByText('Please choose a reason.').first()).toBeVisible();
  await sheet.getByRole('radio', { name: 'Something else' }).check();
  await sheet.getByRole('textbox').fill('Sells watches to guests');
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await expect(sheet.getByText('Thank you. Reception will look into it.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).last().click();

  await expect(page.getByText(text)).toHaveCount(0);
  await openFeed(page, property);
  const folded = await findCard(page, 'You reported this');
  await expect(page.getByText(text)).toHaveCount(0);
  await folded.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText(text)).toBeVisible();
  await folded.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('You reported this')).toHaveCount(0);
  await expect(page.getByText(text)).toBeVisible();
});

test('P-02 a visitor who reports a post signs in first', async ({ page }) => {
  await withAnsweredBanner(page);
  await openFeed(page, 'casa-miramar');
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();

  await page.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click();

  await expect(page).toHaveURL(/\/signin\?entity=[^&]+&.*service=post/);
});

test('the author of a post that a report has hidden opens its address and reads that the hotel looks at it', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const property = 'casa-miramar';
  // The document is the one of a visitor, for whom there is no such post.
  consoleErrors.expected(/status of 404/);
  await signInAsAuthor(page, property);
  const text = `Cheap watches ${crypto.randomUUID()}`;
  const id = await publish(page, property, text);
  const other = await browser.newPage({ serviceWorkers: 'block' });
  // Only reports of guests with a stay hide anything.
  await signIn(other, property, { stay: {} });
  const { method, path } = moderationContract.flagPost;
  const report = { headers: await authHeaders(other), data: { reasonCode: 'child_safety' }, method };
  expect((await other.request.fetch(fillIn(path, { property, postId: id }), report)).ok()).toBe(true);
  const address = pathTo('property-discover-id', { property, id });

  await page.goto(address);
  await expect(page.getByText('Only you can see this right now.')).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(other.getByText(text)).toHaveCount(0);
  await other.close();
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('a guest who reports that someone may harm themselves sees the emergency number first', async ({
    page,
    browser,
  }) => {
    const property = 'qasr-al-bahr';
    const text = await publishAsOther(browser, property);
    await signInAsAuthor(page, property);
    await openFeed(page, property);
    const card = await findCard(page, text, /منشور.* جديد/);
    await card.locator('button[aria-haspopup]').click();
    await page.getByRole('dialog').getByRole('button', { name: 'إبلاغ' }).click();

    const sheet = page.getByRole('dialog', { name: 'الإبلاغ عن هذا المنشور' });
    await sheet.getByRole('radio', { name: 'قد يؤذي شخص نفسه' }).check();
    expect(await axeFindings(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'إرسال البلاغ' }).click();

    await expect(sheet.getByRole('link')).toHaveAttribute('href', /^tel:/);
    expect(await axeFindings(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'تراجع' }).click();
    await expect(sheet).toBeHidden();
    await expect(card).toBeVisible();
  });
});
