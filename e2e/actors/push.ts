import { notificationContract } from '@guest/shared/contracts/notification/notification.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import { expect, type BrowserContext, type Page, type PlaywrightTestArgs } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Device, PushService } from '../../server/src/testing/push-service/push-service';
import { suiteAddress } from '../suite/suite-address';
import { authHeaders } from './auth-headers';
import { messages, sendMessage } from './chat/conversation';
import { openChatAsGuest } from './sign-in-as';
import { connectStaff, findRoomWith } from './staff';

/** A headless browser has no push service, so its subscriptions are those of a device of the test. */
export async function subscribeAs(context: BrowserContext, { endpoint, keys }: Device): Promise<void> {
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
export async function deliver(page: Page, data: string): Promise<void> {
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

export const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const list = await registration.getNotifications();
    return list.map(({ title, body, tag, lang, dir }) => ({ title, body, tag, lang, dir }));
  });

/** Taps the notification: the browser tells the worker. */
export async function tap(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    // The worker's own types conflict with those of a page.
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    const { NotificationEvent } = globalThis as unknown as { NotificationEvent: typeof Event };
    dispatchEvent(new NotificationEvent('notificationclick', { notification } as EventInit));
  });
}

export async function writeAndSubscribe(
  page: Page,
  property: string,
  options?: Parameters<typeof openChatAsGuest>[2],
): Promise<string> {
  await openChatAsGuest(page, property, options);
  const greeting = `Hello ${randomUUID()}`;
  await sendMessage(page, greeting);
  await expect(messages(page).getByText(greeting)).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('link', { name: 'Back to conversations' }).click();
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('Notifications are on.')).toBeVisible();
  await turnOffQuietHours(page, property);
  return greeting;
}

/** The hotel's clock is the real one, and it may be night there. */
export async function turnOffQuietHours(page: Page, property: string): Promise<void> {
  const url = fillIn(notificationContract.setNotifications.path, { property });
  const saved = await page.request.put(url, {
    headers: await authHeaders(page),
    data: { quietHours: null },
  });
  expect(saved.ok()).toBe(true);
}

/** A guest whose page is closed, on whose device push messages arrive, with a member of staff who writes to them. */
export async function guestWithClosedPage(
  { page, context, request }: Pick<PlaywrightTestArgs, 'page' | 'context' | 'request'>,
  { property, service }: { property: string; service: PushService },
) {
  const device = service.device();
  await subscribeAs(context, device);
  const greeting = await writeAndSubscribe(page, property);
  const desk = await connectStaff(request, { property });
  const roomId = await findRoomWith(desk, greeting);
  // The page stores this value at the end of its start, so its absence shows later whether the page has started
  // again.
  await page.evaluate(() => localStorage.removeItem('last-property'));
  await page.goto('about:blank');
  const write = (text: string) => desk.request('newExternalMessage', { key: randomUUID(), text, roomId });
  return { device, desk, roomId, write };
}
