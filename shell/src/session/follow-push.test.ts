import { notificationContract } from '@guest/shared/contracts/notification/notification.contract';
import { saveSubscription, savedSubscription } from '@guest/shared/push/push-support';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { propertyDetail } from '@guest/shared/testing/builders/property';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPush } from './follow-push';

const USER = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', firstName: 'Ada', is_verified: true };
const ENDPOINT = 'https://push.test/new';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** A page without a session yet, in a browser with a subscription and one notification on the screen. */
function openPage() {
  const unsubscribe = vi.fn(async () => true);
  const close = vi.fn();
  const toJSON = () => ({ keys: { p256dh: 'p', auth: 'a' } });
  const subscription = { endpoint: ENDPOINT, toJSON, unsubscribe };
  const registration = {
    pushManager: { getSubscription: async () => subscription, subscribe: async () => subscription },
    getNotifications: async () => [{ close }],
  };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  vi.stubGlobal('navigator', { serviceWorker, maxTouchPoints: 0 });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  const host = fakeHost([[notificationContract.getNotifications, { publicKey: 'key', choices: [] }]]);
  const sent: string[] = [];
  const call = async (endpoint: { path: string }, input: { params: { property: string } }) => {
    if (endpoint === notificationContract.subscribe) sent.push(input.params.property);
    return { publicKey: 'key' };
  };
  // The cast is safe because the code reads only the key of the replies.
  followPush({ ...host, api: { ...host.api, call: call as never } });
  const enter = (identity: string) => host.property.getState().detailLoaded(propertyDetail({ identity }));
  const signIn = (token: string, hotel_identity: string) =>
    host.session.getState().signedIn({ token, user: { ...USER, hotel_identity }, allowToPost: false });
  return { host, sent, enter, signIn, unsubscribe, close };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a guest who goes to another hotel and back has the notifications of each, and of none that they never turned on', async () => {
  saveSubscription('mare', 'https://push.test/old');
  saveSubscription('alta', 'https://push.test/old');
  const { sent, enter, signIn } = openPage();

  signIn('token-1', 'mare');
  enter('mare');
  await expect.poll(() => sent).toEqual(['mare']);
  // The page of the next hotel is there before the session moves; a session is valid at one hotel.
  enter('alta');
  await settled();
  signIn('token-2', 'alta');
  await expect.poll(() => sent).toEqual(['mare', 'alta']);
  enter('strange');
  signIn('token-3', 'strange');
  enter('mare');
  signIn('token-4', 'mare');

  await expect.poll(() => sent).toEqual(['mare', 'alta', 'mare']);
  expect(savedSubscription('strange')).toBeNull();
});

test('a subscription that the server has is not sent again with each page', async () => {
  saveSubscription('mare', 'https://push.test/old');
  const first = openPage();
  first.signIn('token-1', 'mare');
  first.enter('mare');
  await expect.poll(() => first.sent).toEqual(['mare']);
  await settled();

  const next = openPage();
  next.signIn('token-1', 'mare');
  next.enter('mare');

  await settled();
  expect(next.sent).toEqual([]);
});

test('a replaced subscription is sent when the session is read after the property', async () => {
  saveSubscription('mare', 'https://push.test/old');
  const { sent, enter, signIn } = openPage();

  enter('mare');
  await settled();
  signIn('token-1', 'mare');

  await expect.poll(() => sent).toEqual(['mare']);
});

test('signing out ends the subscription of the browser for all hotels, and closes what is on the screen', async () => {
  saveSubscription('mare', ENDPOINT);
  saveSubscription('alta', ENDPOINT);
  const { host, signIn, unsubscribe, close } = openPage();
  signIn('token-1', 'mare');

  host.session.getState().signedOut();

  await expect.poll(() => unsubscribe.mock.calls.length).toBe(1);
  await expect.poll(() => close.mock.calls.length).toBe(1);
  expect([savedSubscription('mare'), savedSubscription('alta')]).toEqual([null, null]);
});
