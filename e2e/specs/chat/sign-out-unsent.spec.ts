import type { WebSocketRoute } from '@playwright/test';
import { openChatAsGuest } from '../../actors/sign-in-as';
import { expect, test } from '../../test';

test.setTimeout(90_000);
test.use({ viewport: { width: 1280, height: 800 } });

const property = 'casa-miramar';
const UNSENT_TEXT = 'Is the pool still open?';

test('signing out with an unsent message asks first and leaves nothing on the device', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected(/ERR_FAILED|Failed to load resource|WebSocket/);
  let isChatBlocked = false;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/socket/, (socket) => {
    if (isChatBlocked) return void socket.close();
    socket.connectToServer();
    sockets.push(socket);
  });
  await page.route(/transport=polling/, (route) => (isChatBlocked ? route.abort() : route.continue()));
  await openChatAsGuest(page, property);
  const box = page.getByRole('textbox', { name: 'Write a message' });
  await box.fill('Good evening');
  await box.press('Enter');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('Good evening', { exact: true })).toBeVisible();
  await expect(messages.getByText('Sending', { exact: true })).toHaveCount(0);

  isChatBlocked = true;
  for (const socket of sockets) await socket.close();
  await box.fill(UNSENT_TEXT);
  await box.press('Enter');
  await expect(messages.getByText(UNSENT_TEXT, { exact: true })).toBeVisible();
  await expect(messages.getByText('Sending', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Your profile' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Profile' }).click();
  const signOut = page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true });
  await signOut.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('One message was not sent yet.');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();
  await signOut.click();
  await question.getByRole('button', { name: 'Sign out' }).click();

  await expect(page.getByText("You're signed out.")).toBeVisible();
  const left = () =>
    page.evaluate(async () => {
      const databases = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
      return [...databases, ...Object.keys(localStorage)].filter((name) =>
        /^(outbox|draft|chat of)/.test(name),
      );
    });
  await expect.poll(left).toEqual([]);
});
