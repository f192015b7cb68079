import { notificationContract } from '@guest/shared/contracts/notification/notification.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import { pathTo } from '@guest/shared/routes/routes';
import type { BrowserContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import {
  startPushService,
  type Device,
  type PushService,
} from '../../../server/src/testing/push-service/push-service';
import { authHeaders } from '../../actors/auth-headers';
import { sendMessage, messages } from '../../actors/chat/conversation';
import { openChatAsGuest } from '../../actors/sign-in-as';
import { connectStaff, findRoomWith } from '../../actors/staff';
import { expect, test as base } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';
import { chromiumOptions } from '../../suite/chromium';
import { suiteAddress } from '../../suite/suite-address';

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

/** A headless browser has no push service, so its subscriptions are those of a device of the test. */
async function subscribeAs(context: BrowserContext, { endpoint, keys }: Device): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: suiteAddress() });
  await context.addInitScript(
    (subscription) => {
      const made = { ...subscription, toJSON: () => subscription, unsubscribe: async () => true };
      Object.assign(PushManager.prototype, {
        subscribe: async () => made,
        getSubscription: async () => made,
      });
    },
    { endpoint, keys },
  );
}

/** Delivers the content of a push message to the real service worker, as the browser does after decryption. */
async function deliver(page: Page, data: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: suiteAddress(), registrationId, data });
  await cdp.detach();
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const list = await registration.getNotifications();
    return list.map(({ title, body, tag, lang, dir }) => ({ title, body, tag, lang, dir }));
  });

/** Taps the notification: the browser tells the worker. */
async function tap(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    // The worker's own types conflict with those of a page.
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    const { NotificationEvent } = globalThis as unknown as { NotificationEvent: typeof Event };
    dispatchEvent(new NotificationEvent('notificationclick', { notification } as EventInit));
  });
}

async function writeAndSubscribe(page: Page, property: string): Promise<string> {
  await openChatAsGuest(page, property);
  const greeting = `Hello ${randomUUID()}`;
  await sendMessage(page, greeting);
  await expect(messages(page).getByText(greeting)).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('link', { name: 'Back to conversations' }).click();
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('Notifications are on.')).toBeVisible();
  // The hotel's clock is the real one, so that it may be night there.
  const url = fillIn(notificationContract.setNotifications.path, { property });
  const saved = await page.request.put(url, {
    headers: await authHeaders(page),
    data: { quietHours: null },
  });
  expect(saved.ok()).toBe(true);
  return greeting;
}

test('N-06 Q-09 a message to a closed page arrives by push, and a tap opens the room in the tab that is there', async ({
  page,
  context,
  request,
  ownHotel,
  service,
}) => {
  const property = await ownHotel('lisbon');
  const device = service.device();
  await subscribeAs(context, device);
  const greeting = await writeAndSubscribe(page, property);
  const desk = await connectStaff(request, { property });
  const roomId = await findRoomWith(desk, greeting);
  // A page writes this name again at the end of its start.
  await page.evaluate(() => localStorage.removeItem('last-property'));
  await page.goto('about:blank');
  const text = `Your towels ${randomUUID()}`;

  await expect(async () => {
    await desk.request('newExternalMessage', { key: randomUUID(), text, roomId });
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
