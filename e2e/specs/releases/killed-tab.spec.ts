import type { Page } from '@playwright/test';
import { openChatAsGuest } from '../../actors/sign-in-as';
import { countOutbox } from '../../actors/outbox-count';
import { expect, test } from '../../test';

test.setTimeout(90_000);

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function sendMessage(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Write a message' });
  await box.fill(text);
  await box.press('Enter');
  await expect(messages(page).getByText(text, { exact: true })).toBeVisible();
}

const isSending = (page: Page) => messages(page).getByText('Sending', { exact: true });

test('an unsent message in a killed tab is sent once by the next tab', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expected(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await openChatAsGuest(page, 'casa-miramar');
  await sendMessage(page, 'Good evening');
  await expect(isSending(page)).toHaveCount(0);
  await expect.poll(() => countOutbox(page)).toBe(0);
  const room = page.url();

  await context.setOffline(true);
  await sendMessage(page, 'Is the pool still open?');
  await expect.poll(() => countOutbox(page)).toBe(1);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(room);

  await expect(messages(next).getByText('Is the pool still open?')).toBeVisible();
  await expect(isSending(next)).toHaveCount(0, { timeout: 30_000 });
  await expect.poll(() => countOutbox(next)).toBe(0);
  await next.reload();
  await expect(messages(next).getByText('Is the pool still open?')).toHaveCount(1);
  await next.close();
});
