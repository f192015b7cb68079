import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { pathTo } from '@guest/shared/routes/routes';
import type { APIRequestContext, Page } from '@playwright/test';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { signInAsAuthor } from '../../actors/author';
import { publishPost } from '../../actors/publish-post';
import { readAs } from '../../actors/auth-headers';
import { connectStaff, findRoomWith } from '../../actors/staff';
import { loadCatalog } from '../../suite/catalog';
import { ERRORS_OF_LOST_NETWORK } from '../../suite/console-errors';
import { cacheLazyFiles, waitUntilCached } from '../../suite/wait-until-cached';
import { expect, test } from '../../test';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(180_000);

/** A member of staff, and a room that no other guest has. */
async function deskFor(request: APIRequestContext, property: string) {
  const room = `${Math.floor(Math.random() * 900_000) + 100_000}`;
  const desk = await connectStaff(request, { property });
  const requests = async () => {
    const all = await desk.request('loadGuestRequests', {});
    return all.filter((one) => one.room === room).toSorted((one, other) => (one.time < other.time ? -1 : 1));
  };
  return { ...desk, room, requests };
}

/** Asks for the first thing on the list. */
async function askForTowels(page: Page, send: string): Promise<void> {
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: send }).click();
}

for (const { lang, locale } of [
  { lang: 'ar', locale: 'ar-OM' },
  { lang: 'en', locale: 'en-GB' },
]) {
  test.describe(lang, () => {
    test.use({ locale });
    test(`posts, comments, likes, messages, requests and ratings made offline show that they wait, and reach the hotel once (${lang})`, async ({
      page,
      context,
      browser,
      request,
      ownHotel,
      consoleErrors,
    }) => {
      consoleErrors.expected(ERRORS_OF_LOST_NETWORK);
      const chat = loadCatalog(lang, 'mfe-chat/src/ui/page');
      const service = loadCatalog(lang, 'mfe-chat/src/requests/texts');
      const share = loadCatalog(lang, 'mfe-discover/src/lazy-texts', 'mfe-discover/src');
      const property = await ownHotel('muscat');
      const desk = await deskFor(request, property);
      const other = await browser.newPage({ serviceWorkers: 'block' });
      await signInAsAuthor(other, property);
      const postId = await publishPost(other, property, `البحر هادئ ${crypto.randomUUID()}`);
      await other.close();
      const text = (what: string) => `${what} ${crypto.randomUUID()}`;
      const greeting = text('مساء الخير');
      const message = text('هل المسبح مفتوح؟');
      const comment = text('ما أجملها');
      const post = text('غروب اليوم');

      const towels = pathTo(
        'property-request-create',
        { property },
        { activeTemplateId: 'towels-and-linen' },
      );
      const requests = pathTo('property-requests', { property });
      const postPath = pathTo('property-discover-id', { property, id: postId });
      const feed = pathTo('property-discover', { property });
      const messages = page.getByRole('region', { name: chat('Messages') });
      const messageInput = page.getByRole('textbox', { name: chat('Write a message') });

      await signInAsAuthor(page, property, { stay: { room: desk.room } });
      await page.goto(towels);
      await waitUntilUsable(page);
      await askForTowels(page, service('Send request'));
      await expect.poll(async () => (await desk.requests()).length).toBe(1);
      const [asked] = await desk.requests();
      await desk.request('changeStatusRequest', { trackingId: asked?.trackingId ?? '', status: 'done' });
      await page.goto(requests);
      await page.getByRole('button', { name: service('Yes, thank you') }).click();
      await expect(page.getByText(service('How was it?'), { exact: true }).first()).toBeVisible();
      await page.goto(pathTo('property-chat', { property }, { 'from-footer': 'true' }));
      await waitUntilUsable(page);
      await messageInput.fill(greeting);
      await messageInput.press('Enter');
      const roomId = await findRoomWith(desk, greeting);
      const conversation = new URL(page.url()).pathname + new URL(page.url()).search;
      for (const path of [towels, requests, conversation, postPath, feed]) {
        await page.goto(path);
        await waitUntilUsable(page);
        await waitUntilCached(page, path);
      }
      await page.getByRole('link', { name: share('Share a moment') }).click();
      await expect(page.getByLabel(share('What was your moment?'))).toBeVisible();
      await cacheLazyFiles(page);

      await context.setOffline(true);

      await test.step('a post', async () => {
        await page.getByLabel(share('What was your moment?')).fill(post);
        await page.getByRole('button', { name: share('Post'), exact: true }).click();
        const card = page.getByRole('article').filter({ hasText: post });
        await expect(card.getByText(share('Waiting for the network'))).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
      });
      await test.step('a like and a comment', async () => {
        await page.goto(postPath);
        const like = page
          .getByRole('article')
          .first()
          .getByRole('button', { name: share('Like') });
        await like.click();
        await expect(like).toHaveAttribute('aria-pressed', 'true');
        await page.getByRole('textbox', { name: share('Write a comment') }).fill(comment);
        await page.getByRole('button', { name: share('Post comment') }).click();
        const bubble = page.getByRole('article').filter({ hasText: comment });
        await expect(bubble.getByText(share('Waiting for the network'))).toBeVisible();
      });
      await test.step('a message', async () => {
        await page.goto(conversation);
        await messageInput.fill(message);
        await messageInput.press('Enter');
        await expect(messages.getByText(message, { exact: true })).toBeVisible();
        await expect(messages.getByText(chat('Sending'), { exact: true })).toBeVisible();
      });
      await test.step('a request and a rating', async () => {
        await page.goto(towels);
        await askForTowels(page, service('Send request'));
        await expect(page.getByText(service('Waiting for connection'), { exact: true })).toHaveCount(1);
        await page.getByRole('button', { name: /^5 / }).click();
        await expect(page.getByText(service('Thanks for your feedback.'))).toBeVisible();
      });
      expect((await desk.requests()).length).toBe(1);

      await context.setOffline(false);

      await expect
        .poll(async () => (await desk.requests()).map(({ status, rating }) => [status, rating]), {
          timeout: 60_000,
        })
        .toEqual([
          ['closed', 5],
          ['open', undefined],
        ]);
      await expect
        .poll(async () => {
          const liked = await readAs(page, feedContract.getPost, { property, postId });
          const comments = await readAs(page, feedContract.listComments, { property, postId });
          const posts = await readAs(page, feedContract.listPosts, { property });
          return {
            likes: liked.likes,
            comments: comments.items.map((one) => one.text),
            posts: posts.items.filter((one) => one.text === post).length,
          };
        })
        .toEqual({ likes: 1, comments: [comment], posts: 1 });
      await page.goto(conversation);
      await expect(messages.getByText(message, { exact: true })).toHaveCount(1);
      await expect(messages.getByText(chat('Sending'), { exact: true })).toHaveCount(0);
      expect(roomId).toBe(await findRoomWith(desk, message));
      desk.disconnect();
    });
  });
}
