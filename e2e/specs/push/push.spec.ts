import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { startPushService, type PushService } from '../../../server/src/testing/push-service/push-service';
import { enterStay } from '../../actors/anonymous-guest';
import { messages } from '../../actors/chat/conversation';
import { guestWithClosedPage, deliver, shown, subscribeAs, tap, writeAndSubscribe } from '../../actors/push';
import { connectStaff, findRoomWith, type StaffConnection } from '../../actors/staff';
import { bookPath, findFreeTimes } from '../../actors/table';
import { chromiumOptions } from '../../suite/chromium';
import { hotels } from '../../suite/hotels';
import { waitUntilReady } from '../../suite/wait-until-ready';
import { expect, test as base } from '../../test';

/** The push service of the browsers, which tests replace by one of their own. */
const test = base.extend<{ service: PushService }>({
  // The fixture depends on no others, but Playwright requires the destructuring pattern.
  service: async ({}, provide) => {
    const service = await startPushService(Number(process.env.E2E_PUSH_PORT));
    await provide(service);
    service.close();
  },
});
// The headless shell shows no notifications.
test.use({ serviceWorkers: 'allow', launchOptions: chromiumOptions });
test.setTimeout(120_000);
// All tests use the one address that the suite knows.
test.describe.configure({ mode: 'serial' });

test('N-06 Q-09 a message to a closed page arrives by push, and a tap opens the room in the tab that is there', async ({
  page,
  context,
  request,
  ownHotel,
  service,
}) => {
  const property = await ownHotel('lisbon');
  const { device, desk, roomId, write } = await guestWithClosedPage(
    { page, context, request },
    { property, service },
  );
  const text = `Your towels ${randomUUID()}`;

  await expect(async () => {
    await write(text);
    await expect.poll(() => device.received.length, { timeout: 8_000 }).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  desk.disconnect();
  expect(service.rejected).toEqual([]);
  const payload = device.received[0]?.payload;
  expect(payload?.title).toMatch(/^New staff message from Rita/);

  await page.goto(pathTo('property', { property }));
  // A page that has not started yet cannot answer the worker, which then opens the room with a new document.
  await page.waitForFunction(() => localStorage.getItem('last-property') !== null);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await deliver(page, JSON.stringify(payload));
  await deliver(page, JSON.stringify(payload));
  await expect
    .poll(() => shown(page))
    .toEqual([
      {
        title: payload?.title,
        body: payload?.body,
        tag: `${property}:room:${roomId}`,
        lang: 'en',
        dir: 'ltr',
      },
    ]);
  await tap(context);

  await expect(page).toHaveURL(new RegExp(`/${property}/chat\\?.*room=${roomId}`));
  await expect(messages(page).getByText(text).first()).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  expect(await shown(page)).toEqual([]);
});

test('of two tabs, a tap opens the order or the booking in the one of its hotel, and signing out clears the screen', async ({
  page,
  context,
  ownHotel,
  service,
  consoleErrors,
}) => {
  // The order of the notification does not exist.
  consoleErrors.expected(/status of 404/);
  const property = await ownHotel('lisbon');
  await subscribeAs(context, service.device());
  await writeAndSubscribe(page, property);
  const notice = (id: string, path: string) => ({
    id,
    title: `News of ${id}`,
    tag: `${property}:${id}`,
    path,
    lang: 'en',
    dir: 'ltr',
    at: Date.now(),
  });
  await page.waitForFunction(() => localStorage.getItem('last-property') !== null);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const other = await context.newPage();
  await other.goto(pathTo('index', {}));
  await waitUntilReady(other);

  for (const path of [
    pathTo('property-outlet-order-now-order', { property, outlet: 'room-service' }, { order: randomUUID() }),
    pathTo('property-requests', { property }),
  ]) {
    // The tab in front shows the list of hotels.
    await other.bringToFront();
    await deliver(other, JSON.stringify(notice(randomUUID(), path)));
    await expect.poll(() => shown(other)).toHaveLength(1);
    await tap(context);
    await expect(page).toHaveURL(path);
  }
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await expect(other).toHaveURL(pathTo('index', {}));
  expect(context.pages()).toHaveLength(2);

  await deliver(page, JSON.stringify(notice('last', pathTo('property', { property }))));
  await expect.poll(() => shown(page)).toHaveLength(1);
  await page.goto(pathTo('property-profile', { property }));
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  // The tab beside it is loaded again without the guest.
  await expect(async () => expect(await shown(other)).toEqual([])).toPass();
});

/** Opens the room as a guest does who comes back without a notification. */
async function readRoom(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(messages(page).getByText(text).first()).toBeVisible();
}

/** Requests a table of the bar, which confirms requests by hand, and returns how the bar declines it. */
async function requestTable(page: Page, desk: StaffConnection, property: string) {
  const outlet = 'bar-do-farol';
  await page.goto(bookPath({ property, outlet }, 2));
  await (await findFreeTimes(page)).first().click();
  await page.getByRole('button', { name: 'Request this table' }).click();
  await expect(page.getByText('Pending')).toBeVisible();
  const uuid = new URL(page.url()).searchParams.get('booking') ?? '';
  const decline = () =>
    desk.request('changeStatusTableBooking', {
      uuid,
      status: 'declined',
      reasonCode: 'private_event',
      note: 'The bar is closed for a wedding.',
    });
  return { uuid, outlet, decline };
}

test('nothing is sent of a message that was read meanwhile, and its notification leaves the screen', async ({
  page,
  context,
  request,
  ownHotel,
  service,
}) => {
  const property = await ownHotel('lisbon');
  const guest = await guestWithClosedPage({ page, context, request }, { property, service });
  const room = pathTo('property-chat', { property }, { room: guest.roomId });
  // The push service is down for the first message, so that it waits until after the guest has read it.
  guest.device.answers.push({ status: 503, retryAfter: 15 });
  const read = `Read ${randomUUID()}`;
  await guest.write(read);
  await expect.poll(() => guest.device.answers.length, { timeout: 60_000 }).toBe(0);
  await readRoom(page, room, read);
  await page.goto(pathTo('property', { property }));
  await page.waitForFunction(() => localStorage.getItem('last-property') !== null);
  // A notification about the same room that was shown before goes when the room is read.
  const notice = {
    id: randomUUID(),
    title: 'New staff message',
    tag: `${property}:room:${guest.roomId}`,
    path: room,
    lang: 'en',
    dir: 'ltr',
    at: Date.now(),
  };
  await deliver(page, JSON.stringify(notice));
  await expect.poll(() => shown(page)).toHaveLength(1);
  const later = `Later ${randomUUID()}`;
  await guest.write(later);
  await readRoom(page, room, later);

  await expect.poll(() => shown(page)).toEqual([]);
  // The first message would have been sent again within this time.
  await page.waitForTimeout(20_000);
  expect(guest.device.received).toEqual([]);
  guest.desk.disconnect();
});

test('a tap on the message of one hotel brings the tab that shows another to it, in Arabic too, and the subscription with it', async ({
  page,
  context,
  request,
  ownHotel,
  service,
  consoleErrors,
}) => {
  // The page still asks a few things as a guest of the hotel that it has left, which the server refuses.
  consoleErrors.expected(/status of 40[14]/);
  const property = await ownHotel('lisbon');
  const device = service.device();
  await subscribeAs(context, device);
  const greeting = await writeAndSubscribe(page, property);
  // The guest has gone on to another hotel in the same tab.
  await page.goto(pathTo('property', { property: hotels.muscat.property }));
  await enterStay(page, { from: -1, to: 4 });
  await expect(page).toHaveURL(new RegExp(`/${hotels.muscat.property}\\?justRegistered`));
  const path = pathTo('property-requests', { property });
  const title = 'طلبكم جاهز';
  await deliver(
    page,
    JSON.stringify({
      id: randomUUID(),
      title,
      tag: `${property}:request:1`,
      path,
      lang: 'ar',
      dir: 'rtl',
      at: Date.now(),
    }),
  );
  await expect.poll(() => shown(page)).toMatchObject([{ title, lang: 'ar', dir: 'rtl' }]);

  await tap(context);

  // The guest belongs to the other hotel by now, so the tap moves them back, like any navigation into a hotel.
  await expect(page).toHaveURL(new RegExp(`/${property}/register/stay`));
  const renewed = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith(`/${property}/push`),
  );
  await enterStay(page, { from: -1, to: 4 });
  await expect(page).toHaveURL(`${path}?justRegistered=true`);
  expect(context.pages()).toHaveLength(1);
  // The subscription has ended with the session of the first stay at the hotel.
  expect((await renewed).status()).toBe(204);
  const desk = await connectStaff(request, { property });
  const roomId = await findRoomWith(desk, greeting);
  await page.goto('about:blank');
  await desk.request('newExternalMessage', { key: randomUUID(), text: 'Welcome back', roomId });
  desk.disconnect();
  const tags = () => device.received.map(({ payload }) => payload.tag);
  await expect.poll(tags, { timeout: 60_000 }).toEqual([`${property}:room:${roomId}`]);
});

test('a tap on the message about a booking opens the booking in the tab that is there', async ({
  page,
  context,
  request,
  ownHotel,
  service,
}) => {
  const property = await ownHotel('lisbon');
  const device = service.device();
  await subscribeAs(context, device);
  await writeAndSubscribe(page, property, { stay: { to: 5 } });
  const desk = await connectStaff(request, { property, role: 'supervisor' });
  const { uuid, outlet, decline } = await requestTable(page, desk, property);
  await page.evaluate(() => localStorage.removeItem('last-property'));
  await page.goto('about:blank');
  // The hotel declines when the page is certainly gone; an open page would show the change itself.
  await page.waitForTimeout(2_000);
  await decline();
  desk.disconnect();
  await expect.poll(() => device.received.length, { timeout: 60_000 }).toBeGreaterThan(0);
  const payload = device.received.at(-1)?.payload;
  await page.goto(pathTo('property', { property }));
  await page.waitForFunction(() => localStorage.getItem('last-property') !== null);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  await deliver(page, JSON.stringify(payload));
  await expect.poll(() => shown(page)).toHaveLength(1);
  await tap(context);

  await expect(page).toHaveURL(pathTo('property-outlet-book', { property, outlet }, { booking: uuid }));
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await expect(page.getByText('The bar is closed for a wedding.')).toBeVisible();
});

test('an update of the worker keeps the subscription and shows the next message once', async ({
  page,
  context,
  ownHotel,
  service,
}) => {
  const property = await ownHotel('lisbon');
  await subscribeAs(context, service.device());
  await writeAndSubscribe(page, property);
  const endpoint = () =>
    page.evaluate(async () => {
      const { pushManager } = await navigator.serviceWorker.ready;
      return (await pushManager.getSubscription())?.endpoint;
    });
  const before = await endpoint();
  const path = pathTo('property', { property });
  const payload = JSON.stringify({
    id: randomUUID(),
    title: 'News of the hotel',
    tag: `${property}:announcement:1`,
    path,
    lang: 'en',
    dir: 'ltr',
    at: Date.now(),
  });
  await deliver(page, payload);
  await expect.poll(() => shown(page)).toHaveLength(1);

  // A worker with another address for the same pages takes over as one of another release does: once no page is open.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js?another-release');
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  // It becomes active a moment after the last page is gone, and the next page may be quicker.
  const controllerAfterReturn = async () => {
    await page.goto('about:blank');
    await page.waitForTimeout(1_000);
    await page.goto(path);
    return page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  };
  await expect.poll(controllerAfterReturn, { timeout: 20_000 }).toMatch(/another-release$/);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    for (const notification of await registration.getNotifications()) notification.close();
  });
  await deliver(page, payload);
  await page.waitForTimeout(1_000);

  expect(await shown(page)).toEqual([]);
  expect(await endpoint()).toBe(before);
  // The browser loses what it is told to deliver while it starts the worker. A message is shown once however often it comes.
  const next = JSON.stringify({ ...JSON.parse(payload), id: randomUUID() });
  await expect(async () => {
    await deliver(page, next);
    await expect.poll(() => shown(page), { timeout: 3_000 }).toHaveLength(1);
  }).toPass({ timeout: 30_000 });
});
