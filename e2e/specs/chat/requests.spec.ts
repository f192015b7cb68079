import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { signIn } from '../../actors/sign-in-as';
import { countOutbox } from '../../actors/outbox-count';
import { signInThroughPages, waitUntilUsable, enterStay } from '../../actors/anonymous-guest';
import { connectStaff, type StaffConnection } from '../../actors/staff';
import { expect, test } from '../../test';

test.setTimeout(90_000);

/** Returns a room number that only one test uses, so that the desk can find its request. */
const randomRoomNumber = () => `${Math.floor(Math.random() * 900_000) + 100_000}`;

/** Returns the only request of a hotel room, as the desk sees it. */
async function findRequest(desk: StaffConnection, room: string) {
  await expect
    .poll(async () => (await desk.request('loadGuestRequests', {})).some((it) => it.room === room))
    .toBe(true);
  const found = (await desk.request('loadGuestRequests', {})).find((it) => it.room === room);
  if (!found) throw new Error(`no request found from ${room}`);
  return found;
}

async function openServices(page: Page, property: string): Promise<void> {
  await page.goto(pathTo('property-request-create', { property }));
  await waitUntilUsable(page);
}

test('R-28 S-10 S-13 a guest without a room enters it, returns to the request, and follows it live', async ({
  page,
  request,
  ownHotel,
}) => {
  const property = await ownHotel('lisbon');
  const room = randomRoomNumber();
  const desk = await connectStaff(request, { property, department: 'housekeeping' });
  await signIn(page, property, { stay: {} });
  await openServices(page, property);

  await page.getByRole('link', { name: 'Towels' }).click();
  await page.getByRole('textbox', { name: 'Room' }).fill(room);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/request\/create\?activeTemplateId=[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Towels' })).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('radio', { name: 'Bath towels' }).check();
  await page.getByRole('button', { name: 'Send request' }).click();

  await expect(page).toHaveURL(new RegExp(`/${property}/requests$`));
  const card = page.getByRole('listitem').filter({ hasText: 'Bath towels' });
  await expect(card.getByRole('status')).toHaveText('Sent');

  const { trackingId, values, guestName } = await findRequest(desk, room);
  expect([values, guestName]).toEqual([{ count: 2, kind: 'bath' }, 'Ada']);
  await desk.request('changeStatusRequest', { trackingId, status: 'in_progress' });
  await expect(card.getByRole('status')).toHaveText('In progress');
  await expect(card).toContainText('Rita is taking care of it.');
  await desk.request('changeStatusRequest', { trackingId, status: 'done' });
  await card.getByRole('button', { name: 'Yes, thank you' }).click();
  await card.getByRole('button', { name: '5 stars' }).click();
  await expect(card).toContainText('Thanks for your feedback.');
  await card.getByText('History').click();
  await expect(card.getByRole('listitem').filter({ hasText: 'Rita' })).toHaveCount(2);

  expect(await findRequest(desk, room)).toMatchObject({ status: 'closed', rating: 5 });
  desk.disconnect();
});

test('S-10 a visitor with a link to a service signs in and returns to it; a duplicate request needs confirmation', async ({
  page,
  ownHotel,
}) => {
  const property = await ownHotel('lisbon');
  await page.goto(pathTo('property-request-create', { property }, { activeTemplateId: 'towels' }));
  await waitUntilUsable(page);
  await page.getByRole('link', { name: 'Sign in to continue' }).click();
  await expect(page).toHaveURL(/service=new-request/);
  await signInThroughPages(page, property, Object.fromEntries(new URL(page.url()).searchParams));
  await enterStay(page, { room: randomRoomNumber() });
  const ask = async () => {
    await page.getByRole('radio', { name: 'Hand towels' }).check();
    await page.getByRole('button', { name: 'Send request' }).click();
  };
  await ask();
  await expect(page).toHaveURL(/\/requests$/);
  await page.getByRole('link', { name: 'New request' }).click();
  await page.getByRole('link', { name: 'Towels' }).click();
  await ask();

  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You asked for this a minute ago');
  await question.getByRole('button', { name: 'Request again' }).click();

  await expect(page).toHaveURL(/\/requests$/);
  await expect(page.getByRole('status').filter({ hasText: 'Sent' })).toHaveCount(2);
});

test('S-10 a device with full storage sends a request, and the hotel receives it', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.expected(/Storage is unavailable/);
  const property = 'casa-miramar';
  const room = randomRoomNumber();
  const desk = await connectStaff(request, { property, department: 'housekeeping' });
  await signInThroughPages(page, property, { service: 'new-request' });
  await enterStay(page, { room });
  await page.waitForURL(/\/request\/create/);
  await openServices(page, property);
  await page.getByRole('link', { name: 'Towels' }).click();
  await page.evaluate(() => {
    const noRoom = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    Object.assign(Storage.prototype, { setItem: noRoom });
    Object.assign(IDBObjectStore.prototype, { put: noRoom, add: noRoom });
  });

  await page.getByRole('radio', { name: 'Bath towels' }).check();
  await page.getByRole('button', { name: 'Send request' }).click();

  await expect(page).toHaveURL(new RegExp(`/${property}/requests$`));
  const card = page.getByRole('listitem').filter({ hasText: 'Bath towels' });
  await expect(card.getByRole('status')).toHaveText('Sent');
  expect((await findRequest(desk, room)).values).toEqual({ count: 1, kind: 'bath' });
  desk.disconnect();
});

test('S-10 a request made offline waits in the outbox, and the next tab sends it if its tab is killed', async ({
  page,
  context,
  request,
  consoleErrors,
}) => {
  consoleErrors.expected(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const property = 'casa-miramar';
  const room = randomRoomNumber();
  const desk = await connectStaff(request, { property, department: 'housekeeping' });
  await signInThroughPages(page, property, { service: 'new-request' });
  await enterStay(page, { room });
  await page.waitForURL(/\/request\/create/);
  await openServices(page, property);
  await page.getByRole('link', { name: 'Towels' }).click();
  await page.getByRole('radio', { name: 'Hand towels' }).check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect.poll(() => countOutbox(page)).toBe(1);
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(pathTo('property-requests', { property }));

  const card = next.getByRole('listitem').filter({ hasText: 'Hand towels' });
  await expect(card.getByRole('status')).toHaveText('Sent');
  await expect(next.getByText('Waiting for connection')).toHaveCount(0);
  expect((await findRequest(desk, room)).values).toMatchObject({ kind: 'hand' });
  await next.close();
  desk.disconnect();
});

test.describe('in Arabic', () => {
  test('a guest sends a request, staff see it, and the guest cancels it', async ({
    page,
    context,
    request,
    baseURL,
    ownHotel,
  }) => {
    const property = await ownHotel('muscat');
    const room = randomRoomNumber();
    const desk = await connectStaff(request, { property, role: 'supervisor' });
    await signIn(page, property, { stay: { room } });
    await context.addCookies([{ name: 'lang', value: 'ar', url: baseURL ?? '' }]);
    await openServices(page, property);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

    await page.getByRole('link', { name: 'مناشف وأغطية' }).click();
    await page.getByRole('checkbox', { name: 'مناشف حمّام' }).check();
    await page.getByRole('button', { name: 'إرسال الطلب' }).click();
    await expect(page).toHaveURL(/\/requests/);
    const { trackingId } = await findRequest(desk, room);
    await desk.request('changeStatusRequest', { trackingId, status: 'acknowledged' });
    await expect(page.getByRole('status').filter({ hasText: 'شوهد' })).toBeVisible();
    await page.getByRole('button', { name: 'إلغاء الطلب' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'إلغاء الطلب' }).click();

    await expect(page.getByRole('status').filter({ hasText: 'أُلغي' })).toBeVisible();
    expect((await findRequest(desk, room)).status).toBe('cancelled');
    desk.disconnect();
  });
});
