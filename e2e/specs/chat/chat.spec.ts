import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { axeFindings } from '../../accessibility/axe-findings';
import { findClippedText } from '../../accessibility/clipped-text';
import { smallTargets } from '../../accessibility/small-targets';
import { openChatAsGuest, signIn } from '../../actors/sign-in-as';
import { signInThroughPages, waitUntilUsable } from '../../actors/anonymous-guest';
import { expect, test } from '../../test';

const property = 'casa-miramar';
const chat = pathTo('property-chat', { property });
/** The demo desk delays its answers like a person. */
const REPLY_TIMEOUT = { timeout: 20_000 };

const messageInput = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

const openChat = (page: Page) => openChatAsGuest(page, property);

async function sendMessage(page: Page, text: string) {
  await messageInput(page).fill(text);
  await messageInput(page).press('Enter');
  await expect(messages(page).getByText(text, { exact: true })).toBeVisible();
}

test('Q-09 a guest writes to the desk and sees the answer arrive', async ({ page }) => {
  await openChat(page);

  await sendMessage(page, 'Good evening! Could we have two towels?');

  await expect(messages(page).getByText('Demo desk', { exact: true })).toBeVisible(REPLY_TIMEOUT);
  await expect(messages(page).getByText('Read', { exact: true })).toBeAttached();
  await expect(messageInput(page)).toBeFocused();
  await page.getByRole('link', { name: 'Back to conversations' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Reception' }) });
  await expect(row).toContainText('Demo desk:');
  await expect(row).not.toContainText('unread');
});

test('S-20 a message written offline waits and is sent when the network is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expected(/ERR_INTERNET_DISCONNECTED|could not be loaded|Failed to load resource/);
  await openChat(page);
  await sendMessage(page, 'Hello');
  await expect(messages(page).getByText('Sending', { exact: true })).toHaveCount(0);

  await context.setOffline(true);
  await expect(page.getByText(/We'll send what you write/)).toBeVisible();
  await sendMessage(page, 'Are you there?');
  await expect(messages(page).getByText('Sending', { exact: true })).toBeAttached();
  await context.setOffline(false);

  await expect(messages(page).getByText('Sending', { exact: true })).toHaveCount(0, { timeout: 30_000 });
  await page.reload();
  await waitUntilUsable(page);
  await expect(messages(page).getByText('Are you there?')).toHaveCount(1);
});

test('R-20 the text of a link is put into the draft and not sent', async ({ page }) => {
  await signInThroughPages(page, property, {
    service: 'chat',
    'from-footer': 'true',
    populatedMessage: 'Two towels',
  });

  await expect(messageInput(page)).toHaveValue('Two towels');
  await page.getByRole('link', { name: 'Back to conversations' }).click();
  await page.reload();
  await page.goto(`${chat}?populatedMessage=A+taxi`);

  await expect(messageInput(page)).toHaveValue('Two towels\n\nA taxi');
});

test('R-19 an invalid invitation shows a message above the conversations', async ({ page }) => {
  await openChat(page);
  await page.goto(`${chat}?code=${'x'.repeat(32)}`);

  await expect(page.getByText('This invitation is no longer valid')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
});

test('R-18 a guest never sees the sign-in prompt, and an anonymous visitor sees no conversations', async ({
  page,
}) => {
  await page.goto(chat);
  await expect(page.getByRole('link', { name: 'Sign in to chat' })).toBeVisible();
  await expect(page.getByText('Back to conversations')).toHaveCount(0);

  await openChat(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const check = () => {
        const link = [...document.querySelectorAll('a')].find((it) => it.textContent === 'Sign in to chat');
        if (link?.checkVisibility()) document.documentElement.dataset.flashed = '';
        requestAnimationFrame(check);
      };
      check();
    });
  });
  await page.goto(chat);
  await waitUntilUsable(page);

  await expect(page.getByRole('button', { name: 'Message reception' }).first()).toBeVisible();
  await expect(page.locator('html[data-flashed]')).toHaveCount(0);
});

for (const { lang, width, house } of [
  { lang: 'en', width: 320, house: property },
  { lang: 'en', width: 1280, house: property },
  { lang: 'ar', width: 390, house: 'qasr-al-bahr' },
]) {
  test(`a room at ${width} px in ${lang} is complete, reachable and accessible`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(page, house);
    await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pathTo('property-chat', { property: house }, { 'from-footer': 'true' }));
    await waitUntilUsable(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const area = page.locator('#write');
    await area.fill('https://example.com/a-very-long-address/without/an/end مرحبا 👋');
    await area.press('Enter');
    await expect(page.locator('[data-row]').first()).toBeVisible();

    expect(await findClippedText(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('text at 200 % on a small phone leaves room for the messages and the input', async ({ page }) => {
  await openChat(page);
  await sendMessage(page, 'Hello');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(messageInput(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await messages(page).boundingBox())?.height).toBeGreaterThan(200);
});

test('every action of a message is available by keyboard', async ({ page }) => {
  await openChat(page);
  await sendMessage(page, 'One');
  await sendMessage(page, 'Two');

  const first = page.getByRole('button', { name: /^Actions for your message/ }).first();
  await messages(page).focus();
  // The key is repeated to pass answers of the hotel that may have arrived; at the top the focus stays.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(first).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for everyone' }).press('Enter');

  await expect(messages(page).getByText('One', { exact: true })).toHaveCount(0);
  await expect(messages(page).getByText('Two', { exact: true })).toBeVisible();
});
