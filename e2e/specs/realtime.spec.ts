import type { BrowserContext, Page } from '@playwright/test';
import { comeIn, live } from '../guests/stranger';
import { expect, test } from '../test';

const HOME = '/casa-miramar';
/** What the server says of itself when a socket is opened, closed or refused is the test's own doing. */
test.setTimeout(60_000);

/** The sockets of the chat that a page has opened, and how many of them are open. */
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

async function signIn(page: Page): Promise<void> {
  await comeIn(page, 'casa-miramar', { service: 'signup' });
  await expect(page).not.toHaveURL(/signin|otp|name/);
}

/** Another device of the same guest. */
async function otherDevice(page: Page, newContext: () => Promise<BrowserContext>): Promise<Page> {
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

test('two tabs of a guest share one connection; when the one that has it is closed, the other connects', async ({
  page,
  context,
}) => {
  const first = socketsOf(page);
  await signIn(page);
  await expect.poll(first.open).toBe(1);
  const secondPage = await context.newPage();
  const second = socketsOf(secondPage);
  await secondPage.goto(HOME);
  await live(secondPage);
  // Long after it would have connected by itself.
  await expect
    .poll(() => secondPage.evaluate(async () => (await navigator.locks.query()).pending?.length))
    .toBe(1);
  expect(second.all()).toBe(0);

  await page.close();

  await expect.poll(second.open).toBe(1);
  await secondPage.close();
});

test('S-29 a second device is told that only one connection is allowed, and can take it over', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expected(/Scripts may close only the windows/);
  const first = socketsOf(page);
  await signIn(page);
  await expect.poll(first.open).toBe(1);
  const device = await otherDevice(page, () => browser.newContext());
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
