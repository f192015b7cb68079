import { expect, test } from 'vitest';
import { testSockets } from '../testing/test-sockets';

const sockets = await testSockets();
const { connect, signedIn, tokenOf } = sockets;

test('S-29 a second device is rejected with a stated reason while the first one responds', async () => {
  const ada = await sockets.guest();

  const second = signedIn(connect({ token: ada.token, tabId: 'another' }));

  await expect(second).rejects.toThrow('Only one connection is allowed for each session');
  expect(ada.socket.connected).toBe(true);
});

test('the same tab replaces its own connection, and an unresponsive page is replaced', async () => {
  const ada = await sockets.guest();
  ada.socket.disconnect();
  const first = await signedIn(connect({ token: ada.token, tabId: 'tab' }));
  const again = await signedIn(connect({ token: ada.token, tabId: 'tab' }));
  await expect.poll(() => first.connected).toBe(false);

  again.off('areYouThere');
  await signedIn(connect({ token: ada.token, tabId: 'another' }));

  await expect.poll(() => again.connected).toBe(false);
});

test('“use here” replaces the other device and notifies it', async () => {
  const ada = await sockets.guest();

  await signedIn(connect({ token: ada.token, tabId: 'another', takeOver: true }));

  await expect.poll(() => ada.pushes('sessionReplaced').length).toBe(1);
  await expect.poll(() => ada.socket.connected).toBe(false);
});

test('a device whose session was renewed elsewhere is replaced at once', async () => {
  const ada = await sockets.guest();
  const { token } = await tokenOf(ada.guestId);

  await signedIn(connect({ token, tabId: 'another' }));

  await expect.poll(() => ada.socket.connected).toBe(false);
});

test('of two devices that connect at the same time, only one is accepted', async () => {
  const ada = await sockets.guest();
  ada.socket.disconnect();

  const outcomes = await Promise.allSettled(
    ['a', 'b', 'c'].map((tabId) => signedIn(connect({ token: ada.token, tabId }))),
  );

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
