import type { Page } from '@playwright/test';
import { openChatAsGuest } from '../../actors/signed-in';
import { keptInOutbox as kept } from '../../actors/kept-in-outbox';
import { expect, test } from '../../test';

test.setTimeout(90_000);

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function say(page: Page, words: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Write a message' });
  await box.fill(words);
  await box.press('Enter');
  await expect(messages(page).getByText(words, { exact: true })).toBeVisible();
}

const isSending = (page: Page) => messages(page).getByText('Sending', { exact: true });

test('an unsent message in a killed tab is sent once by the next tab', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await openChatAsGuest(page, 'casa-miramar');
  await say(page, 'Good evening');
  await expect(isSending(page)).toHaveCount(0);
  await expect.poll(() => kept(page)).toBe(0);
  const room = page.url();

  await context.setOffline(true);
  await say(page, 'Is the pool still open?');
  await expect.poll(() => kept(page)).toBe(1);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(room);

  await expect(messages(next).getByText('Is the pool still open?')).toBeVisible();
  await expect(isSending(next)).toHaveCount(0, { timeout: 30_000 });
  await expect.poll(() => kept(next)).toBe(0);
  await next.reload();
  await expect(messages(next).getByText('Is the pool still open?')).toHaveCount(1);
  await next.close();
});
