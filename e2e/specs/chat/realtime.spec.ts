import { pathTo } from '@guest/shared/routes/routes';
import type { BrowserContext, Page } from '@playwright/test';
import { newestCode } from '../../actors/mailbox';
import { ownServer } from '../../suite/own-server';
import { openProfileAsGuest, signIn } from '../../actors/sign-in-as';
import { requestCode, waitUntilUsable, newGuest } from '../../actors/anonymous-guest';
import { expect, test } from '../../test';

const HOME = '/casa-miramar';
test.setTimeout(60_000);

/** Counts the chat sockets that a page has opened and that are still open. */
function socketsOf(page: Page) {
  const opened: { isOpen: boolean }[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/socket.io/')) return;
    const one = { isOpen: true };
    opened.push(one);
    socket.on('close', () => (one.isOpen = false));
  });
  return { all: () => opened.length, open: () => opened.filter(({ isOpen }) => isOpen).length };
}

async function openAsGuest(page: Page, property = 'casa-miramar'): Promise<void> {
  await signIn(page, property);
  await page.goto(pathTo('property', { property }));
  await waitUntilUsable(page);
}

/** Opens a second device of the same guest. */
async function openOtherDevice(page: Page, newContext: () => Promise<BrowserContext>): Promise<Page> {
  const { origins } = await page.context().storageState();
  const saved = origins
    .flatMap(({ localStorage }) => localStorage)
    .filter(({ name }) => name === 'guest-session');
  const context = await newContext();
  await context.addInitScript((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, saved);
  return context.newPage();
}

test('two tabs of a guest share one connection; when the tab that owns it closes, the other connects', async ({
  page,
  context,
}) => {
  const first = socketsOf(page);
  await openAsGuest(page);
  await expect.poll(first.open).toBe(1);
  const secondPage = await context.newPage();
  const second = socketsOf(secondPage);
  await secondPage.goto(HOME);
  await waitUntilUsable(secondPage);
  // The second tab has asked for the lock that the connected tab holds; on its own it would have connected
  // long before.
  await expect
    .poll(() => secondPage.evaluate(async () => (await navigator.locks.query()).pending?.length))
    .toBe(1);
  expect(second.all()).toBe(0);

  await page.close();

  await expect.poll(second.open).toBe(1);
  await secondPage.close();
});

test('S-29 a second device shows that only one connection is allowed and can take over', async ({
  page,
  browser,
  consoleErrors,
}) => {
  consoleErrors.expected(/Scripts may close only the windows/);
  const first = socketsOf(page);
  await openAsGuest(page);
  await expect.poll(first.open).toBe(1);
  const device = await openOtherDevice(page, () => browser.newContext());
  const alerted: string[] = [];
  device.on('dialog', (dialog) => {
    alerted.push(dialog.message());
    void dialog.accept();
  });

  await device.goto(HOME);
  const useHere = device.getByRole('button', { name: 'Use here' });
  await expect(useHere).toBeVisible();
  expect(alerted).toEqual(['Only one connection is allowed for each session']);
  expect(first.open()).toBe(1);
  await useHere.click();

  await expect(useHere).toBeHidden();
  await expect(page.getByRole('button', { name: 'Use here' })).toBeVisible();
  await expect.poll(first.open).toBe(0);
  await page.getByRole('button', { name: 'Use here' }).click();
  await expect(useHere).toBeVisible();
  await device.context().close();
});

test('S-29 in Arabic the second device shows this from right to left and can take over by keyboard', async ({
  page,
  browser,
  consoleErrors,
}) => {
  consoleErrors.expected(/Scripts may close only the windows/);
  const first = socketsOf(page);
  await openAsGuest(page, 'qasr-al-bahr');
  await expect(page).not.toHaveURL(/signin|otp|name/);
  await expect.poll(first.open).toBe(1);
  const device = await openOtherDevice(page, () => browser.newContext({ locale: 'ar' }));
  const second = socketsOf(device);
  device.on('dialog', (dialog) => void dialog.accept());

  await device.goto('/qasr-al-bahr');
  const notice = device.getByRole('dialog', { name: 'المحادثة مفتوحة على جهاز آخر' });
  const useHere = notice.getByRole('button', { name: 'الاستخدام هنا' });
  await expect(useHere).toBeVisible();
  await expect(notice).toHaveCSS('direction', 'rtl');
  await device.keyboard.press('Escape');
  await expect(useHere).toBeFocused();
  await device.keyboard.press('Enter');

  await expect(notice).toBeHidden();
  await expect.poll(second.open).toBe(1);
  await expect.poll(first.open).toBe(0);
  await expect(page.getByRole('button', { name: 'Use here' })).toBeVisible();
  await device.context().close();
});

test('S-27 signing out closes the connection', async ({ page }) => {
  const sockets = socketsOf(page);
  await openProfileAsGuest(page, 'casa-miramar');
  await expect.poll(sockets.open).toBe(1);

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();

  await expect(page.getByText("You're signed out.")).toBeVisible();
  await expect.poll(sockets.open).toBe(0);
});

test('S-27 the connection is restored after a server restart', async ({ page, consoleErrors }) => {
  // A closing server rejects connections, and a closed one does not respond.
  consoleErrors.expected(/403|503|ERR_CONNECTION_REFUSED|WebSocket connection/);
  test.setTimeout(180_000);
  const sockets = socketsOf(page);
  const server = await ownServer();
  try {
    const guest = newGuest();
    const signUp = pathTo('property-register-email', { property: 'casa-miramar' }, { service: 'discover' });
    await page.goto(server.address + signUp);
    await waitUntilUsable(page);
    await requestCode(page, guest);
    await page.getByLabel('Code').fill(await newestCode(page.request, guest.email, server.address));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(sockets.open).toBe(1);
    const before = sockets.all();

    await server.restart();

    await expect.poll(sockets.all, { timeout: 60_000 }).toBeGreaterThan(before);
    await expect.poll(sockets.open).toBe(1);
    await expect(page.getByRole('button', { name: 'Use here' })).toBeHidden();
  } finally {
    await server.stop();
  }
});
