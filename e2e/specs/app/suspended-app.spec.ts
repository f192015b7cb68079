import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { setVisibility } from '../../actors/app/hotel-with-app';
import { authHeaders } from '../../actors/auth-headers';
import { enterCode, requestCode, waitUntilUsable } from '../../actors/anonymous-guest';
import { addToBasket } from '../../actors/ordering';
import { signIn } from '../../actors/sign-in-as';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';

test.setTimeout(120_000);

const { property } = hotels.lisbon;
const app = { app: 'true' };
const roomService = { property, outlet: 'room-service', menu: 'all-day' };
const DAYS_MS = 5 * 24 * 3_600_000;

const message = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const moment = (page: Page) => page.getByLabel('What was your moment?');
const note = (page: Page) => page.getByRole('textbox', { name: /Anything we should know/ });

/** Opens the form of a request with a tap, so that the test need not know the id of its template. */
async function openRequest(page: Page): Promise<void> {
  await page.goto(pathTo('property-request-create', { property }, app));
  await waitUntilUsable(page);
  await page.getByRole('link', { name: 'Something is broken' }).click();
  await expect(note(page)).toBeVisible();
}

test('after days asleep the app has the message, the post, the form and the basket as they were left', async ({
  page,
  context,
}) => {
  await signIn(page, property, { stay: { room: '204' } });
  await addToBasket(page, roomService, 'Club sandwich Miramar');
  await page.goto(pathTo('property-chat', { property }, { ...app, 'from-footer': 'true' }));
  await waitUntilUsable(page);
  await message(page).fill('We will be late on');
  await page.goto(pathTo('property-discover-post', { property }, app));
  await waitUntilUsable(page);
  await moment(page).fill('The sea at six');
  // It is saved a moment after the last key.
  await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith('draft-share')));
  await openRequest(page);
  await note(page).fill('The lamp by the bed');
  const form = page.url();
  // The system ends an app that nobody looks at, and with it the storage of its window.
  await setVisibility(page, 'hidden');
  await page.close();

  const later = await context.newPage();
  await later.clock.setFixedTime(Date.now() + DAYS_MS);
  await later.goto(form);
  await expect(note(later)).toHaveValue('The lamp by the bed');
  await later.goto(pathTo('property-chat', { property }, { ...app, 'from-footer': 'true' }));
  await expect(message(later)).toHaveValue('We will be late on');
  await later.goto(pathTo('property-discover-post', { property }, app));
  await expect(moment(later)).toHaveValue('The sea at six');
  await later.goto(pathTo('property-outlet-menus-menu', roomService, app));
  await expect(later.getByRole('link', { name: /^Your order: 1 item/ })).toBeVisible();
});

test('after days asleep the session has ended, and the form is back once its guest has signed in again', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expected(/401|could not be refreshed/);
  const guest = await signIn(page, property, { stay: { room: '204' } });
  await openRequest(page);
  await note(page).fill('The lamp by the bed');
  const form = page.url();
  const headers = await authHeaders(page);
  await page.request.post(`/web/property/${property}/guest/signout`, { headers, data: {} });
  await setVisibility(page, 'hidden');
  await page.close();

  const woken = await context.newPage();
  await woken.goto(form);
  await expect(woken.getByText(/^Your session has ended/)).toBeVisible();
  // The guest looks for the code, and the system ends the app again.
  await setVisibility(woken, 'hidden');
  await woken.close();
  const later = await context.newPage();
  await later.goto(pathTo('property-signin', { property }, { ...app, service: 'new-request' }));
  await waitUntilUsable(later);
  await later.getByRole('link', { name: 'Continue with email' }).click();
  await requestCode(later, guest);
  await enterCode(later, guest);
  await later.getByRole('link', { name: 'Something is broken' }).click();

  await expect(note(later)).toHaveValue('The lamp by the bed');
});
