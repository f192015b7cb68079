import { commentingContract } from '@guest/shared/contracts/feed/commenting.contract';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import { pathTo } from '@guest/shared/routes/routes';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { axeFindings } from '../../accessibility/axe-findings';
import { newGuest, signUp, waitUntilUsable } from '../../actors/anonymous-guest';
import { authHeaders } from '../../actors/auth-headers';
import { changeNickName, signInAsAuthor } from '../../actors/author';
import { expect, test } from '../../test';

const property = 'casa-miramar';

/** Another guest publishes a post, and a comment on it where one is wanted. Returns the id of the post. */
async function publishAsOther(browser: Browser, comment?: string): Promise<string> {
  const other = await browser.newPage({ serviceWorkers: 'block' });
  await signInAsAuthor(other, property);
  const headers = await authHeaders(other);
  const postId = crypto.randomUUID();
  const reply = await other.request.post(fillIn(postingContract.createPost.path, { property }), {
    headers,
    data: { key: postId, text: `A quiet evening ${postId}`, photos: [], tags: [], isAnyway: true },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  if (comment !== undefined) {
    await other.request.post(fillIn(commentingContract.createComment.path, { property, postId }), {
      headers,
      data: { key: crypto.randomUUID(), text: comment },
    });
  }
  await other.close();
  return postId;
}

async function openPost(page: Page, id: string): Promise<void> {
  await page.goto(pathTo('property-discover-id', { property, id }));
  await waitUntilUsable(page);
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });
const own = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const count = (page: Page) =>
  page.getByRole('article', { name: /^Post by/ }).getByText(/^(\d+ comments?|No comments yet)$/);

/** What sends comments is loaded with the field; before that, a comment stays in the field. */
async function outboxLoaded(page: Page): Promise<void> {
  await field(page).focus();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('share-outbox')),
  );
}

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Post comment' }).click();
}

async function publishedComments(request: APIRequestContext, postId: string): Promise<{ text: string }[]> {
  const path = fillIn(commentingContract.createComment.path, { property, postId });
  return (await (await request.get(path)).json()).items;
}

test('S-03 a guest comments and replies, and the count follows by one', async ({ page, browser }) => {
  const postId = await publishAsOther(browser, 'First!');
  await signInAsAuthor(page, property);
  await openPost(page, postId);
  await expect(count(page)).toHaveText('1 comment');

  await write(page, 'Lovly view');
  await expect(count(page)).toHaveText('2 comments');
  await expect(own(page, 'Lovly view').getByRole('button', { name: 'Reply' })).toBeVisible();
  await expect(field(page)).toHaveValue('');

  await own(page, 'First!').getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByText(/^Reply to Sailor/)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await write(page, 'Second!');
  await expect(count(page)).toHaveText('3 comments');
  const threads = page.getByRole('main').getByRole('article', { name: /^Comment by/ });
  await expect(threads).toHaveText([/First!/, /Second!/, /Lovly view/]);
  await expect(own(page, 'Second!').getByRole('button', { name: 'Reply' })).toBeVisible();
});

test('S-03 two taps post a comment once, and what is typed while it is sent stays in the field', async ({
  page,
  browser,
  request,
}) => {
  const postId = await publishAsOther(browser);
  await signInAsAuthor(page, property);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  // Before the first comment the page asks whether the guest may write, which takes long on a slow network.
  await page.route('**/share/me', async (route) => {
    await isAnswered;
    await route.fallback();
  });
  await openPost(page, postId);
  await outboxLoaded(page);
  await field(page).fill('👩🏽‍🚀🏳️‍🌈');
  // The second tap comes before the first one can be rendered.
  await page.getByRole('button', { name: 'Post comment' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await field(page).press('End');
  await field(page).pressSequentially(' and the sea');
  await field(page).press('Control+Enter');
  answer();

  await expect(count(page)).toHaveText('1 comment');
  await expect(field(page)).toHaveValue('and the sea');
  await expect
    .poll(async () => (await publishedComments(request, postId)).map(({ text }) => text))
    .toEqual(['👩🏽‍🚀🏳️‍🌈']);
});

test('S-03 an author edits a comment, deletes it, brings it back, and deletes it for good', async ({
  page,
  browser,
  request,
}) => {
  // The time in which a deletion can be undone passes twice.
  test.slow();
  const postId = await publishAsOther(browser, 'First!');
  await signInAsAuthor(page, property);
  const key = crypto.randomUUID();
  await page.request.post(fillIn(commentingContract.createComment.path, { property, postId }), {
    headers: await authHeaders(page),
    data: { key, text: 'Lovly view' },
  });
  await openPost(page, postId);
  const openMenu = () =>
    page
      .locator(`#c-${key}`)
      .getByRole('button', { name: /^More about the comment/ })
      .click();
  await openMenu();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Edit your comment' }).fill('Lovely view');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(own(page, 'Lovely view').getByText('edited')).toBeVisible();
  await expect(field(page)).toHaveValue('');

  await openMenu();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(own(page, 'Lovely view')).toHaveCount(0);
  await expect(count(page)).toHaveText('1 comment');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(count(page)).toHaveText('2 comments');
  await openMenu();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect
    .poll(async () => (await publishedComments(request, postId)).map(({ text }) => text), { timeout: 15_000 })
    .toEqual(['First!']);
  await page.reload();
  await expect(count(page)).toHaveText('1 comment');
  await expect(own(page, 'Lovely view')).toHaveCount(0);
});

test('S-03 a comment written without a network waits with a clock, is counted, and is there once later', async ({
  page,
  context,
  browser,
  request,
  consoleErrors,
}) => {
  consoleErrors.expected(/ERR_INTERNET_DISCONNECTED/);
  const postId = await publishAsOther(browser);
  await signInAsAuthor(page, property);
  await openPost(page, postId);
  await outboxLoaded(page);
  await context.setOffline(true);
  await write(page, 'From the lift');

  await expect(own(page, 'From the lift').getByText('Waiting for the network')).toBeVisible();
  await write(page, 'On second thoughts');
  await own(page, 'On second thoughts').getByRole('button', { name: 'Delete' }).click();
  await expect(own(page, 'On second thoughts')).toHaveCount(0);
  await expect(count(page)).toHaveText('1 comment');
  const element = await own(page, 'From the lift').elementHandle();
  await context.setOffline(false);

  await expect(own(page, 'From the lift').getByRole('button', { name: 'Reply' })).toBeVisible();
  expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
  await expect(count(page)).toHaveText('1 comment');
  expect(await publishedComments(request, postId)).toHaveLength(1);
});

test('S-03 a comment of a page that was closed is sent by another tab, once, and both show it', async ({
  page,
  context,
  browser,
  request,
  consoleErrors,
}) => {
  // Two pages and a third for the author of the post are opened one after another.
  test.slow();
  consoleErrors.expected(/ERR_INTERNET_DISCONNECTED/);
  const postId = await publishAsOther(browser);
  await signInAsAuthor(page, property);
  const second = await context.newPage();
  await openPost(second, postId);
  await outboxLoaded(second);
  await openPost(page, postId);
  await outboxLoaded(page);
  await context.setOffline(true);
  await write(page, 'Two tabs');
  await expect(own(page, 'Two tabs').getByText('Waiting for the network')).toBeVisible();
  await page.close();
  await context.setOffline(false);

  await expect(own(second, 'Two tabs').getByRole('button', { name: 'Reply' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(count(second)).toHaveText('1 comment');
  expect(await publishedComments(request, postId)).toHaveLength(1);
});

test('P-03 a visitor writes a comment, signs up in the middle, and posts it by a tap', async ({
  page,
  browser,
  request,
}) => {
  // The sign-up in the middle has four pages of its own.
  test.slow();
  const postId = await publishAsOther(browser);
  await openPost(page, postId);
  await write(page, 'I want to go there');

  await expect(page).toHaveURL(/service=comment/);
  await signUp(page, newGuest());
  await expect(page).toHaveURL(new RegExp(`/discover/${postId}`));
  await expect(field(page)).toHaveValue('I want to go there');
  expect(await publishedComments(request, postId)).toEqual([]);

  await page.getByRole('button', { name: 'Post comment' }).click();
  const sheet = page.getByRole('dialog', { name: 'Before your first comment' });
  await sheet.getByLabel('Nickname').fill(`Moon ${crypto.randomUUID().slice(0, 6)}`);
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Agree and comment' }).click();
  await expect(own(page, 'I want to go there')).toHaveAccessibleName(/^Comment by Moon/);
  await expect(own(page, 'I want to go there').getByRole('button', { name: 'Reply' })).toBeVisible();
  expect(await publishedComments(request, postId)).toHaveLength(1);
});

test('a draft of a comment survives a reload, and private details are asked about before anything is sent', async ({
  page,
  browser,
  request,
}) => {
  const postId = await publishAsOther(browser);
  await signInAsAuthor(page, property);
  await openPost(page, postId);
  await field(page).fill('Come to room 204');
  await page.reload();
  await waitUntilUsable(page);
  await expect(field(page)).toHaveValue('Come to room 204');

  await page.getByRole('button', { name: 'Post comment' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('room number');
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByRole('button', { name: 'Post comment' })).toBeFocused();
  expect(await publishedComments(request, postId)).toEqual([]);
  await page.getByRole('button', { name: 'Post comment' }).click();
  await question.getByRole('button', { name: 'Post anyway' }).click();
  await expect(own(page, 'Come to room 204').getByRole('button', { name: 'Reply' })).toBeVisible();
});

test('a comment that the hotel refuses keeps its text and goes back to the field', async ({
  page,
  context,
  browser,
  consoleErrors,
}) => {
  consoleErrors.expected(/ERR_INTERNET_DISCONNECTED|status of 403/);
  const postId = await publishAsOther(browser);
  await signInAsAuthor(page, property);
  await openPost(page, postId);
  await outboxLoaded(page);
  await context.setOffline(true);
  await write(page, 'Nobody knows my name');
  await expect(own(page, 'Nobody knows my name')).toBeVisible();
  await changeNickName(page, property, '');
  await context.setOffline(false);

  const waiting = own(page, 'Nobody knows my name');
  await expect(waiting.getByText('Please choose a nickname first.')).toBeVisible();
  await expect(count(page)).toHaveText('No comments yet');
  expect(await axeFindings(page)).toEqual([]);
  await waiting.getByRole('button', { name: 'Edit' }).click();
  await expect(field(page)).toHaveValue('Nobody knows my name');
  await expect(field(page)).toBeFocused();
  await expect(waiting).toHaveCount(0);
});

test('S-02 a guest reports a comment, which is folded away, and takes the report back', async ({
  page,
  browser,
}) => {
  const postId = await publishAsOther(browser, 'Cheap watches');
  await signInAsAuthor(page, property);
  await openPost(page, postId);
  await own(page, 'Cheap watches')
    .getByRole('button', { name: /^More about the comment/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Report this comment' });
  await sheet.getByRole('radio', { name: 'Spam or fraud' }).check();
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await sheet.getByRole('button', { name: 'Close' }).last().click();

  const folded = page.getByRole('article', { name: /^Comment by/ }).filter({ hasText: 'You reported this' });
  await expect(folded).toHaveCount(1);
  await expect(page.getByText('Cheap watches')).toHaveCount(0);
  await folded.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Cheap watches')).toBeVisible();
});
