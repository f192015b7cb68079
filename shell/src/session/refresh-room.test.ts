import type { Host } from '@guest/shared';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { beforeEach, expect, test, vi } from 'vitest';
import { refreshRoom } from './refresh-room';

const ada = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', hotel_identity: 'grand' };
const BASKET = 'draft-order:grand:sea-bar';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(BASKET, '{"lines":[{}]}');
});

/** A device that was closed while the account changed, and the server's answer when it starts. */
function deviceWith(saved: object, outcome: unknown) {
  const send = vi.fn(async () => outcome);
  // The fake API serves a single endpoint with the reply of the test.
  const host = fakeHost([], { api: { send, call: send } as unknown as Host['api'] });
  host.session.getState().signedIn({ token: 't', user: { ...ada, ...saved }, allowToPost: true });
  return { host, send, roomOf: () => host.session.getState().user?.room };
}

const accountWith = (facts: object) => ({ data: { user: { ...ada, ...facts } }, status: 200 });

test('a device that was closed during the check-out forgets the stay at its next start', async () => {
  const { host, roomOf } = deviceWith({ room: '204' }, accountWith({}));

  await refreshRoom(host);

  expect(roomOf()).toBeUndefined();
  expect(localStorage.getItem(BASKET)).toBeNull();
  expect(host.session.getState().token).toBe('t');
});

test('a room that is gone from the account does not end a stay that goes on', async () => {
  const { host } = deviceWith({ room: '204', stay_state: 'IN' }, accountWith({ stay_state: 'IN' }));

  await refreshRoom(host);

  expect(host.session.getState().user).toMatchObject({ room: undefined, stay_state: 'IN' });
});

test('a guest who has moved keeps the basket and sees the new room', async () => {
  const { host, roomOf } = deviceWith({ room: '204' }, accountWith({ room: '306' }));

  await refreshRoom(host);

  expect(roomOf()).toBe('306');
  expect(localStorage.getItem(BASKET)).not.toBeNull();
});

test('nothing is asked without a saved room, and nothing is forgotten without a reply', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const without = deviceWith({}, accountWith({}));
  await refreshRoom(without.host);
  expect(without.send).not.toHaveBeenCalled();

  const offline = deviceWith({ room: '204' }, { error: 'No connection' });
  await refreshRoom(offline.host);

  expect(offline.roomOf()).toBe('204');
  expect(localStorage.getItem(BASKET)).not.toBeNull();
  expect(logged).toHaveBeenCalledOnce();
});
