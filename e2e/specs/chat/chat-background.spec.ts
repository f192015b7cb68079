import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { openChatAsGuest } from '../../actors/sign-in-as';
import { signInThroughPages, waitUntilUsable } from '../../actors/anonymous-guest';
import { turnOffQuietHours } from '../../actors/push';
import { connectStaff, findRoomWith, type StaffConnection } from '../../actors/staff';
import { expect, test } from '../../test';

let property: string;
let home: string;
test.beforeAll(async ({ ownHotel }) => {
  property = await ownHotel('lisbon');
  home = pathTo('property', { property });
});
/**
 * The test waits for a reload, a connection and the automatic desk, on a machine that is busy with other
 * tests.
 */
test.setTimeout(90_000);

const chatLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Chat/ });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Signs up a guest whose message to the hotel has been received, and returns the room. */
async function signInAndWrite(page: Page, desk: StaffConnection): Promise<string> {
  await openChatAsGuest(page, property);
  const greeting = `Hello ${randomUUID()}`;
  const box = page.getByRole('textbox', { name: 'Write a message' });
  await box.fill(greeting);
  await box.press('Enter');
  await expect(messages(page).getByText(greeting)).toBeVisible();
  return findRoomWith(desk, greeting);
}

/** Opens the room with the chat link and scrolls to its end, where new messages appear. */
async function openAndReadAll(page: Page): Promise<void> {
  await chatLink(page).click();
  await expect(messages(page).getByText('Towels are on their way').first()).toBeVisible();
  await expect(async () => {
    await messages(page).press('End');
    await expect(page).toHaveTitle(/^Chat/, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

/**
 * Reads the room until the chat link has no unread mark; the automatic desk may write just as the guest
 * leaves.
 */
async function readUntilUnmarked(page: Page, newest: () => Promise<string | undefined>): Promise<void> {
  await openAndReadAll(page);
  const seen = await newest();
  await page.getByRole('link', { name: 'Back to conversations' }).click();
  try {
    await expect(chatLink(page)).not.toContainText(/unread message/);
  } catch (error) {
    if ((await newest()) === seen) throw error;
    await readUntilUnmarked(page, newest);
  }
}

const sendFromDesk = (desk: StaffConnection, roomId: string) =>
  desk.request('newExternalMessage', { roomId, key: randomUUID(), text: 'Towels are on their way' });

test('Q-05 Q-09 a message on another page shows a toast and is counted in title and footer until it is read', async ({
  page,
  request,
}) => {
  const desk = await connectStaff(request, { property });
  const roomId = await signInAndWrite(page, desk);
  await page.goto(home);
  await waitUntilUsable(page);
  await expect(page).toHaveTitle(/^(\(\d+\) )?My Hotel/);

  // A message that arrives before the page is connected is counted but shows no toast, so several are sent.
  await expect
    .poll(async () => {
      await sendFromDesk(desk, roomId);
      return page.getByText('New staff message from Rita').count();
    })
    .toBeGreaterThan(0);
  await expect(page).toHaveTitle(/^\(\d+\) My Hotel/);
  await expect(chatLink(page)).toContainText(/unread message/);
  await readUntilUnmarked(page, async () => {
    const { messages } = await desk.request('loadMoreMessages', { roomId });
    return messages.at(-1)?.id;
  });
  desk.disconnect();
});

test('Q-09 N-06 a hidden page shows a notification whose tap opens the room', async ({ page, request }) => {
  await page.addInitScript(() => {
    const shown: { text: string; tap: () => void }[] = [];
    class Shown {
      static permission = 'granted';
      onclick = () => {};
      constructor(text: string) {
        shown.push({ text, tap: () => this.onclick() });
      }
      close() {}
    }
    let isHidden = false;
    Object.defineProperty(document, 'hidden', { get: () => isHidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
    const setHidden = (hidden: boolean) => {
      isHidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    Object.assign(globalThis, {
      Notification: Shown,
      shownTexts: () => shown.map(({ text }) => text),
      lookElsewhere: () => setHidden(true),
      comeBackByTap: () => {
        setHidden(false);
        shown.at(-1)?.tap();
      },
    });
  });
  const call = (name: string) =>
    page.evaluate((it) => (globalThis as unknown as Record<string, () => unknown>)[it]?.(), name);
  const desk = await connectStaff(request, { property, nickName: 'Iris' });
  const roomId = await signInAndWrite(page, desk);
  await turnOffQuietHours(page, property);
  await page.goto(home);
  await waitUntilUsable(page);
  // The database of the chat exists once the page is connected; earlier messages would not be noticed.
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0);
  await call('lookElsewhere');

  await expect
    .poll(async () => {
      await sendFromDesk(desk, roomId);
      return call('shownTexts');
    })
    .toContain('New staff message from Iris');
  await call('comeBackByTap');

  await expect(page).toHaveURL(new RegExp(`/chat\\?room=${roomId}`));
  await expect(messages(page).getByText('Towels are on their way').first()).toBeVisible();
  desk.disconnect();
});

test('Q-08 the footer leads an anonymous visitor to sign-in for the chat, and a guest to their room', async ({
  page,
}) => {
  await page.goto(home);
  await waitUntilUsable(page);
  await chatLink(page).click();
  await expect(page).toHaveURL(/\/signin\?/);
  const query = Object.fromEntries(new URL(page.url()).searchParams);
  expect(query).toMatchObject({ service: 'chat', 'from-footer': 'true' });

  await signInThroughPages(page, property, { service: 'chat', 'from-footer': 'true' });
  const box = page.getByRole('textbox', { name: 'Write a message' });
  await expect(box).toBeVisible();
  await page.goto(home);
  await waitUntilUsable(page);
  await chatLink(page).click();

  await expect(page).toHaveURL(/\/chat\?/);
  await expect(box).toBeVisible();
});
