import { favoriteContract } from '@guest/shared/contracts/favorite/favorite.contract';
import { commentingContract } from '@guest/shared/contracts/feed/commenting.contract';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { orderContract } from '@guest/shared/contracts/order/order.contract';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { authHeaders, readAs } from '../../actors/auth-headers';
import { signInAsAuthor } from '../../actors/author';
import { placeOrder } from '../../actors/ordering';
import { publishPost } from '../../actors/publish-post';
import { connectStaff, findRoomWith } from '../../actors/staff';
import { loadCatalog } from '../../suite/catalog';
import { ERRORS_OF_LOST_NETWORK } from '../../suite/console-errors';
import { cacheLazyFiles, waitUntilCached } from '../../suite/wait-until-cached';
import { expect, test } from '../../test';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(180_000);

const text = (what: string) => `${what} ${crypto.randomUUID()}`;

async function publishComment(page: Page, ids: { property: string; postId: string }): Promise<string> {
  const key = crypto.randomUUID();
  const reply = await page.request.post(fillIn(commentingContract.createComment.path, ids), {
    headers: await authHeaders(page),
    data: { key, text: text('مساء جميل') },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return key;
}

/** Makes a restaurant that can be booked a favourite of the guest. */
async function addBookableFavorite(page: Page, property: string): Promise<string> {
  const { items } = await readAs(page, outletContract.listOutlets, { property });
  const uuid = items.find(({ bookingMode }) => bookingMode === 'instant')?.uuid ?? '';
  const path = fillIn(favoriteContract.addFavorite.path, { property, type: 'outlet', uuid });
  expect((await page.request.put(path, { headers: await authHeaders(page) })).ok()).toBe(true);
  return uuid;
}

for (const { lang, locale, direction } of [
  { lang: 'ar', locale: 'ar-OM', direction: 'rtl' },
  { lang: 'en', locale: 'en-GB', direction: 'ltr' },
]) {
  test.describe(lang, () => {
    test.use({ locale });

    test(`ratings, edits, deletions and notifications that a guest chooses offline show at once and reach the hotel later (${lang})`, async ({
      page,
      context,
      request,
      ownHotel,
      consoleErrors,
    }) => {
      consoleErrors.expected(ERRORS_OF_LOST_NETWORK);
      const chat = loadCatalog(lang, 'mfe-chat/src/ui/page');
      const share = loadCatalog(lang, 'mfe-discover/src/lazy-texts', 'mfe-discover/src');
      const dining = loadCatalog(lang, 'mfe-dining/src/lazy-texts');
      const account = loadCatalog(lang, 'mfe-account/src/extra-texts');
      const startOf = (key: string) => new RegExp(`^${key.split('{')[0]}`);
      const property = await ownHotel('muscat');
      const desk = await connectStaff(request, { property, role: 'supervisor' });
      const menu = page.getByRole('dialog');
      const messages = page.getByRole('region', { name: chat('Messages') });
      const messageInput = page.getByRole('textbox', { name: chat('Write a message') });
      const stars = (catalog: typeof chat) => page.getByRole('group', { name: catalog('How was it?') });

      await signInAsAuthor(page, property, { stay: { room: '204' } });
      const uuid = await addBookableFavorite(page, property);
      const order = await placeOrder(page, { property, outlet: 'room-service', menu: 'all-day' });
      for (const status of ['accepted', 'preparing', 'delivering', 'delivered'] as const)
        await desk.request('changeOrderStatus', { orderUuid: order, status });
      const postId = await publishPost(page, property, text('البحر هادئ'));
      const deletedPost = await publishPost(page, property, text('خطأ'));
      const edited = await publishComment(page, { property, postId });
      const deletedComment = await publishComment(page, { property, postId });
      const greeting = text('مساء الخير');
      const slip = text('رسالة بالخطأ');
      const thanks = text('شكرا جزيلا');
      const corrected = text('مساء رائع');
      await page.goto(pathTo('property-chat', { property }, { 'from-footer': 'true' }));
      await waitUntilUsable(page);
      for (const sent of [greeting, slip]) {
        await messageInput.fill(sent);
        await messageInput.press('Enter');
      }
      const roomId = await findRoomWith(desk, slip);
      await desk.request('closeExternalRoom', { roomId });
      const rating = page.getByRole('form', { name: chat('How was this conversation?') });
      await expect(rating).toBeVisible();
      const conversation = new URL(page.url()).pathname + new URL(page.url()).search;
      const orderPath = pathTo(
        'property-outlet-order-now-order',
        { property, outlet: 'room-service' },
        { order },
      );
      const postPath = pathTo('property-discover-id', { property, id: postId });
      const feed = pathTo('property-discover', { property });
      const favorites = pathTo('property-favorites-outlets', { property });
      for (const path of [conversation, orderPath, postPath, feed, favorites]) {
        await page.goto(path);
        await waitUntilUsable(page);
        await waitUntilCached(page, path);
      }
      await cacheLazyFiles(page);

      await context.setOffline(true);

      await test.step('a message about a favourite', async () => {
        const bell = page.getByRole('button', {
          name: startOf(account('Notify me when {name} is available again')),
        });
        await bell.click();
        await expect(bell).toHaveAttribute('aria-pressed', 'true');
        await page.reload();
        await expect(bell).toHaveAttribute('aria-pressed', 'true');
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
      });
      await test.step('the rating of an order', async () => {
        await page.goto(orderPath);
        await stars(dining).getByRole('button').nth(3).click();
        await expect(page.getByRole('heading', { name: dining('Thanks for your feedback.') })).toBeVisible();
      });
      await test.step('the rating of a conversation, a message that reopens it and a deleted one', async () => {
        await page.goto(conversation);
        await rating.getByRole('button').nth(2).click();
        await rating.getByRole('button', { name: chat('Send') }).click();
        await expect(page.getByText(chat('Thanks for your feedback.'))).toBeVisible();
        // The message reopens the conversation, whichever of the two reaches the hotel first.
        await messageInput.fill(thanks);
        await messageInput.press('Enter');
        const row = messages.locator('[data-row]').filter({ hasText: slip });
        await row.hover();
        await row.getByRole('button', { name: startOf(chat('Actions for your message, {time}')) }).click();
        await menu.getByRole('button', { name: chat('Delete for everyone') }).click();
        await expect(messages.getByText(chat('Deleting…'))).toBeVisible();
      });
      await test.step('an edited and a deleted comment', async () => {
        await page.goto(postPath);
        const more = (id: string) =>
          page
            .locator(`#c-${id}`)
            .getByRole('button', { name: startOf(share('More about the comment by {name}')) });
        await more(edited).click();
        await menu.getByRole('button', { name: share('Edit') }).click();
        await page.getByRole('textbox', { name: share('Edit your comment') }).fill(corrected);
        await page.getByRole('button', { name: share('Save') }).click();
        await expect(page.getByRole('article').filter({ hasText: corrected })).toContainText(
          share('Waiting for the network'),
        );
        await more(deletedComment).click();
        await menu.getByRole('button', { name: share('Delete') }).click();
        await expect(page.locator(`#c-${deletedComment}`)).toHaveCount(0);
        await expect(page.getByText(share('Comment deleted'))).toBeVisible();
      });
      await test.step('a deleted post', async () => {
        await page.goto(feed);
        const card = page.locator(`[data-post-id="${deletedPost}"]`);
        await card.getByRole('button', { name: startOf(share('More about the post by {name}')) }).click();
        await menu.getByRole('button', { name: share('Delete') }).click();
        await expect(card).toHaveCount(0);
        await expect(page.getByText(share('Post deleted'))).toBeVisible();
      });

      await context.setOffline(false);

      await expect
        .poll(
          async () => {
            const { rating: ofRoom } = await desk.request('guestGetRoomInfo', { roomId });
            const log = await desk.request('loadMoreMessages', { roomId });
            const comments = await readAs(page, feedContract.listComments, { property, postId });
            const posts = await readAs(page, feedContract.listPosts, { property });
            const saved = await readAs(page, favoriteContract.listFavorites, { property, type: 'outlet' });
            return {
              conversation: ofRoom?.stars,
              messages: log.messages
                .map((one) => one.text)
                .filter((one) => [greeting, slip, thanks].includes(one)),
              order: (await readAs(page, orderContract.getOrder, { property, order })).rating?.stars,
              comments: comments.items.map((one) => one.text),
              isPostThere: posts.items.some(({ id }) => id === deletedPost),
              notify: saved.items.map((one) => [one.uuid, one.notify]),
            };
          },
          { timeout: 60_000 },
        )
        .toEqual({
          conversation: 3,
          messages: [greeting, thanks],
          order: 4,
          comments: [corrected],
          isPostThere: false,
          notify: [[uuid, true]],
        });
      desk.disconnect();
    });
  });
}
