import { expect, type Locator, type Page } from '@playwright/test';

export const messageInput = (page: Page): Locator => page.getByRole('textbox', { name: 'Write a message' });
export const messages = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });
/** Finds the row of a conversation in the list. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Sends a message and waits until the server has stored it. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  await messageInput(page).fill(text);
  await messageInput(page).press('Enter');
  await expectMessage(page, text);
  await expect(messages(page).getByText('Sending', { exact: true })).toHaveCount(0);
}

export const expectMessage = (page: Page, text: string): Promise<void> =>
  expect(messages(page).getByText(text, { exact: true })).toBeVisible();

export async function backToList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to conversations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
}

export const openRoom = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).click();

/** Opens the menu of a conversation. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  return sheet;
}
