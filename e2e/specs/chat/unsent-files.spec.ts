import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { messages, rowOf, sendMessage, backToList, messageInput } from '../../actors/chat/conversation';
import { openChatAsGuest } from '../../actors/sign-in-as';
import { signInThroughPages, waitUntilUsable, newGuest } from '../../actors/anonymous-guest';
import { expect, test } from '../../test';

test.setTimeout(120_000);

const property = 'casa-miramar';
const attached = (page: Page) => page.getByRole('list', { name: 'Attached files' });

async function attachFiles(page: Page, ...names: string[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles(
      names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`The words of ${name}`) })),
    );
  for (const name of names) await expect(attached(page).getByText(name)).toBeVisible();
}

/** Counts the selected files that are stored on the device. */
const countOutboxFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith('draft-files '));
    if (!found?.name) return 0;
    const openRequest = indexedDB.open(found.name);
    const db = await new Promise<IDBDatabase>((resolve) => {
      openRequest.onsuccess = () => resolve(openRequest.result);
    });
    const countRequest = db.transaction('files').objectStore('files').count();
    return new Promise<number>((resolve) => {
      countRequest.onsuccess = () => {
        db.close();
        resolve(countRequest.result);
      };
    });
  });

test('selected, unsent files survive a reload and a killed tab, can be removed, and are sent once', async ({
  page,
  context,
}) => {
  await openChatAsGuest(page, property);
  await sendMessage(page, 'Good evening');
  const room = page.url();
  await attachFiles(page, 'bill.txt', 'menu.txt');
  await expect.poll(() => countOutboxFiles(page)).toBe(2);

  await page.reload();
  await waitUntilUsable(page);
  await expect(attached(page).getByText('bill.txt')).toBeVisible();
  await attached(page).getByRole('button', { name: 'Remove bill.txt' }).click();
  await expect(attached(page).getByText('bill.txt')).toHaveCount(0);
  await expect.poll(() => countOutboxFiles(page)).toBe(1);

  await page.close();
  const next = await context.newPage();
  await next.goto(room);
  await waitUntilUsable(next);
  await expect(attached(next).getByText('menu.txt')).toBeVisible();
  await backToList(next);
  await expect(rowOf(next, 'Reception')).toContainText('Draft menu.txt');
  await next.goto(room);
  await waitUntilUsable(next);
  await messageInput(next).fill('Here it is');
  await next.getByRole('button', { name: 'Send', exact: true }).click();

  await expect(messages(next).getByText('Here it is', { exact: true })).toBeVisible();
  await expect(messages(next).getByText('Sending', { exact: true })).toHaveCount(0);
  await expect(attached(next)).toHaveCount(0);
  await expect.poll(() => countOutboxFiles(next)).toBe(0);
  await next.reload();
  await waitUntilUsable(next);
  await expect(messages(next).getByRole('link', { name: 'Save menu.txt' })).toHaveCount(1);
  await expect(attached(next)).toHaveCount(0);
  await next.close();
});

test("another guest on the same device never sees the first guest's files", async ({ page }) => {
  await openChatAsGuest(page, property);
  await attachFiles(page, 'secret.txt');
  await expect.poll(() => countOutboxFiles(page)).toBe(1);
  await page.goto(pathTo('property-profile', { property }));
  await waitUntilUsable(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('One message was not sent yet.');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText("You're signed out.")).toBeVisible();

  await signInThroughPages(page, property, { service: 'chat', 'from-footer': 'true' }, newGuest('Ben'));

  await expect(messageInput(page)).toBeVisible();
  await expect(attached(page)).toHaveCount(0);
  await expect.poll(() => countOutboxFiles(page)).toBe(0);
});
