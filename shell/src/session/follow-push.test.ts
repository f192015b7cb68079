import { notificationContract } from '@guest/shared/contracts/notification/notification.contract';
import { saveEndpoint, savedEndpoint } from '@guest/shared/push/push-support';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { propertyDetail } from '@guest/shared/testing/builders/property';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPush } from './follow-push';

const USER = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', firstName: 'Ada', is_verified: true };
const NEW_ENDPOINT = 'https://push.test/new';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** A signed-in guest in a browser that has replaced its subscription, with one notification on the screen. */
function openPage() {
  const unsubscribe = vi.fn(async () => true);
  const close = vi.fn();
  const toJSON = () => ({ keys: { p256dh: 'p', auth: 'a' } });
  const subscription = { endpoint: NEW_ENDPOINT, toJSON, unsubscribe };
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
  host.session.getState().signedIn({ token: 't', user: USER, allowToPost: false });
  // The cast is safe because the code reads only the key of the replies.
  followPush({ ...host, api: { ...host.api, call: call as never } });
  const enter = (identity: string) => host.property.getState().detailLoaded(propertyDetail({ identity }));
  return { host, sent, enter, unsubscribe, close };
}

test('a guest who goes to another hotel keeps the notifications of both, and of none that they never turned on', async () => {
  saveEndpoint('mare', 'https://push.test/old');
  saveEndpoint('alta', 'https://push.test/old');
  const { sent, enter } = openPage();

  enter('mare');
  await expect.poll(() => savedEndpoint('mare')).toBe(NEW_ENDPOINT);
  enter('strange');
  enter('alta');
  await expect.poll(() => savedEndpoint('alta')).toBe(NEW_ENDPOINT);
  enter('mare');

  expect(sent).toEqual(['mare', 'alta']);
  expect(savedEndpoint('strange')).toBeNull();
});

test('signing out ends the subscription of the browser for all hotels, and closes what is on the screen', async () => {
  saveEndpoint('mare', NEW_ENDPOINT);
  saveEndpoint('alta', NEW_ENDPOINT);
  const { host, unsubscribe, close } = openPage();

  host.session.getState().signedOut();

  await expect.poll(() => unsubscribe.mock.calls.length).toBe(1);
  await expect.poll(() => close.mock.calls.length).toBe(1);
  expect([savedEndpoint('mare'), savedEndpoint('alta')]).toEqual([null, null]);
});
