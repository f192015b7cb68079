import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { signIn } from '../../actors/signed-in';
import { keptInOutbox } from '../../actors/kept-in-outbox';
import { comeIn, live, sayStay } from '../../actors/stranger';
import { atTheDesk, type Desk } from '../../actors/at-the-desk';
import { expect, test } from '../../test';

test.setTimeout(90_000);

/** Returns a room number that only one test uses, so that the desk can find its request. */
const newRoom = () => `${Math.floor(Math.random() * 900_000) + 100_000}`;

/** Returns the only request of a hotel room, as the desk sees it. */
async function requestOf(desk: Desk, room: string) {
  await expect
    .poll(async () => (await desk.ask('loadGuestRequests', {})).some((it) => it.room === room))
    .toBe(true);
  const found = (await desk.ask('loadGuestRequests', {})).find((it) => it.room === room);
  if (!found) throw new Error(`nobody in ${room} has asked for anything`);
  return found;
}

async function openServices(page: Page, property: string): Promise<void> {
  await page.goto(pathTo('property-request-create', { property }));
  await live(page);
}

test('R-28 S-10 S-13 a guest without a room enters it, returns to the request, and follows it live', async ({
  page,
  request,
  ownHotel,
}) => {
  const property = await ownHotel('lisbon');
  const room = newRoom();
  const desk = await atTheDesk(request, { property, department: 'housekeeping' });
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

  const { trackingId, values, guestName } = await requestOf(desk, room);
  expect([values, guestName]).toEqual([{ count: 2, kind: 'bath' }, 'Ada']);
  await desk.ask('changeStatusRequest', { trackingId, status: 'in_progress' });
  await expect(card.getByRole('status')).toHaveText('In progress');
  await expect(card).toContainText('Rita is taking care of it.');
  await desk.ask('changeStatusRequest', { trackingId, status: 'done' });
  await card.getByRole('button', { name: 'Yes, thank you' }).click();
  await card.getByRole('button', { name: '5 stars' }).click();
  await expect(card).toContainText('Thanks for your feedback.');
  await card.getByText('History').click();
  await expect(card.getByRole('listitem').filter({ hasText: 'Rita' })).toHaveCount(2);

  expect(await requestOf(desk, room)).toMatchObject({ status: 'closed', rating: 5 });
  desk.leave();
});

test('S-10 a visitor with a link to a service signs in and returns to it; a duplicate request needs confirmation', async ({
  page,
  ownHotel,
}) => {
  const property = await ownHotel('lisbon');
  await page.goto(pathTo('property-request-create', { property }, { activeTemplateId: 'towels' }));
  await live(page);
  await page.getByRole('link', { name: 'Sign in to continue' }).click();
  await expect(page).toHaveURL(/service=new-request/);
  await comeIn(page, property, Object.fromEntries(new URL(page.url()).searchParams));
  await sayStay(page, { room: newRoom() });
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

test('S-10 a device with full storage asks for something, and the hotel has it', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expected(/Storage is unavailable/);
  const property = 'casa-miramar';
  const room = newRoom();
  const desk = await atTheDesk(request, { property, department: 'housekeeping' });
  await comeIn(page, property, { service: 'new-request' });
  await sayStay(page, { room });
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
  expect((await requestOf(desk, room)).values).toEqual({ count: 1, kind: 'bath' });
  desk.leave();
});

test('S-10 what is asked for offline waits in the one outbox, and a killed tab leaves it to the next one', async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.expected(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const property = 'casa-miramar';
  const room = newRoom();
  const desk = await atTheDesk(request, { property, department: 'housekeeping' });
  await comeIn(page, property, { service: 'new-request' });
  await sayStay(page, { room });
  await page.waitForURL(/\/request\/create/);
  await openServices(page, property);
  await page.getByRole('link', { name: 'Towels' }).click();
  await page.getByRole('radio', { name: 'Hand towels' }).check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect.poll(() => keptInOutbox(page)).toBe(1);
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(pathTo('property-requests', { property }));

  const card = next.getByRole('listitem').filter({ hasText: 'Hand towels' });
  await expect(card.getByRole('status')).toHaveText('Sent');
  await expect(next.getByText('Waiting for connection')).toHaveCount(0);
  expect((await requestOf(desk, room)).values).toMatchObject({ kind: 'hand' });
  await next.close();
  desk.leave();
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
    const room = newRoom();
    const desk = await atTheDesk(request, { property, role: 'supervisor' });
    await signIn(page, property, { stay: { room } });
    await context.addCookies([{ name: 'lang', value: 'ar', url: baseURL ?? '' }]);
    await openServices(page, property);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

    await page.getByRole('link', { name: 'مناشف وأغطية' }).click();
    await page.getByRole('checkbox', { name: 'مناشف حمّام' }).check();
    await page.getByRole('button', { name: 'إرسال الطلب' }).click();
    await expect(page).toHaveURL(/\/requests/);
    const { trackingId } = await requestOf(desk, room);
    await desk.ask('changeStatusRequest', { trackingId, status: 'acknowledged' });
    await expect(page.getByRole('status').filter({ hasText: 'شوهد' })).toBeVisible();
    await page.getByRole('button', { name: 'إلغاء الطلب' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'إلغاء الطلب' }).click();

    await expect(page.getByRole('status').filter({ hasText: 'أُلغي' })).toBeVisible();
    expect((await requestOf(desk, room)).status).toBe('cancelled');
    desk.leave();
  });
});
