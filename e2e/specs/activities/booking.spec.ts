import type { Page } from '@playwright/test';
import { axeFindings } from '../../accessibility/axe-findings';
import { findClippedText } from '../../accessibility/clipped-text';
import { activityBookingPath, enterAdults, enterSurfDetails, findSessions } from '../../actors/activity';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { tabTo } from '../../actors/keyboard';
import { signIn } from '../../actors/sign-in-as';
import { expect, test } from '../../test';

let property: string;
test.beforeAll(async ({ ownHotel }) => {
  property = await ownHotel('lisbon');
});

// Guests sign up on the way.
test.setTimeout(120_000);

const SURF = 'first-wave';
const VOUCHER = /^[2-9A-Z]{8}$/;
const stay = { from: -1, to: 30 };

test('R-17 an activity is booked, moved and cancelled, and the calendar follows', async ({ page }) => {
  await signIn(page, property, { stay });
  await page.goto(await activityBookingPath(page, property, SURF));
  await waitUntilUsable(page);
  await (await findSessions(page)).nth(5).click();
  await enterAdults(page, [34, 36]);
  await enterSurfDetails(page, 'First time on a board');
  await expect(page.getByText(/^Held for you until \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Pay there' }).check();
  await page.getByRole('button', { name: 'Book', exact: true }).click();

  await expect(page.getByText('Confirmed')).toBeVisible();
  await expect(page.getByText(VOUCHER)).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of your voucher' })).toBeVisible();
  const before = await page.getByRole('heading', { level: 2 }).first().innerText();
  const calendar = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const file = async () => (await page.request.get(String(calendar))).text();
  expect(await file()).toContain('STATUS:CONFIRMED');

  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText(/^Your booking: /)).toBeVisible();
  await (await findSessions(page)).nth(8).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Change booking' }).click();
  await expect(page.getByText('Confirmed')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(before);

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/Nothing is charged/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();
  await expect.poll(file).toContain('STATUS:CANCELLED');
});

test('two tabs show one hold, and a reload keeps what was typed', async ({ page, context }) => {
  await signIn(page, property, { stay });
  const path = await activityBookingPath(page, property, SURF);
  await page.goto(path);
  await waitUntilUsable(page);
  await (await findSessions(page)).nth(10).click();
  await enterAdults(page, [34, 36]);
  await page.getByRole('textbox', { name: 'Anything else?' }).fill('By the window');
  const heldUntil = await page.getByText(/^Held for you until/).innerText();

  await page.reload();
  await waitUntilUsable(page);
  await expect(page.getByRole('textbox', { name: 'Anything else?' })).toHaveValue('By the window');
  await expect(page.getByText(heldUntil)).toBeVisible();

  const other = await context.newPage();
  await other.goto(path);
  await waitUntilUsable(other);
  await expect(other.getByText(heldUntil)).toBeVisible();
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('heading', { level: 2, name: 'Your details' })).toBeVisible();
});

test('a booking is made, moved and cancelled by keyboard alone', async ({ page }) => {
  await signIn(page, property, { stay });
  await page.goto(await activityBookingPath(page, property, SURF));
  await waitUntilUsable(page);
  await (await findSessions(page)).nth(12).press('Enter');
  // Each step moves the focus to its heading, from which the fields follow in their order.
  await expect(page.getByRole('heading', { level: 2, name: 'Who is coming?' })).toBeFocused();
  await page.getByRole('textbox', { name: /^Adult.*: age 1$/ }).fill('34');
  await page.getByRole('textbox', { name: /^Adult.*: age 2$/ }).fill('36');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeFocused();
  await page.getByRole('textbox', { name: /How tall is everybody/ }).fill('170');
  await page.getByRole('checkbox', { name: 'I have read this and agree' }).press('Space');
  await page.getByRole('textbox', { name: /How tall is everybody/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Review and book' })).toBeFocused();
  await page.getByRole('button', { name: 'Book', exact: true }).press('Enter');
  await expect(page.getByText(VOUCHER)).toBeVisible();
  const before = await page.getByRole('heading', { level: 2 }).first().innerText();

  await tabTo(page, page.getByRole('button', { name: 'Change' }));
  await page.keyboard.press('Enter');
  await (await findSessions(page)).nth(15).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Who is coming?' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Change booking' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Confirmed')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(before);

  await tabTo(page, page.getByRole('button', { name: 'Cancel booking' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await tabTo(page, dialog.getByRole('button', { name: 'Cancel booking' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cancelled')).toBeVisible();
});

test.describe('each step', () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  test('has no violations that axe finds and cuts off nothing at 320 px', async ({ page }) => {
    async function expectReadable(): Promise<void> {
      expect(await axeFindings(page)).toEqual([]);
      expect(await findClippedText(page)).toEqual([]);
    }
    await signIn(page, property, { stay });
    await page.goto(await activityBookingPath(page, property, SURF));
    await waitUntilUsable(page);
    const sessions = await findSessions(page);
    await expectReadable();
    await sessions.nth(14).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Who is coming?' })).toBeVisible();
    await expectReadable();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Enter the age on the day.').first()).toBeVisible();
    await expectReadable();
    await enterAdults(page, [34, 36]);
    await expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeVisible();
    await expectReadable();
    await enterSurfDetails(page);
    await expectReadable();
    await page.getByRole('radio', { name: 'Pay there' }).check();
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(page.getByText(VOUCHER)).toBeVisible();
    await expectReadable();
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the voucher can be shown', async ({ page, context, consoleErrors }) => {
    consoleErrors.expected(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    await signIn(page, property, { stay });
    await page.goto(await activityBookingPath(page, property, SURF));
    await waitUntilUsable(page);
    await (await findSessions(page)).nth(16).click();
    await enterAdults(page, [34]);
    await enterSurfDetails(page);
    await page.getByRole('radio', { name: 'Pay there' }).check();
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    const code = await page.getByText(VOUCHER).innerText();
    await page.reload();
    await waitUntilUsable(page);
    await expect(page.getByText(code)).toBeVisible();
    await waitUntilSaved(page, '/bookings/activities/');

    await context.setOffline(true);
    await page.reload();

    await expect(page.getByText(code)).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code of your voucher' })).toBeVisible();
  });
});

/** Waits until a read with this in its address and the document itself are saved on the device. */
async function waitUntilSaved(page: Page, part: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const urls: string[] = [];
          for (const name of await caches.keys()) {
            for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
          }
          const isDocument = (url: string) => new URL(url).pathname.endsWith('/book');
          return urls.some((url) => url.includes(wanted)) && urls.some(isDocument);
        }, part),
      { intervals: [1_000], timeout: 30_000 },
    )
    .toBe(true);
}
