import type { Host } from '@guest/shared';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { hasForgottenStay } from '@guest/shared/session/forget-stay';
import { ApiError } from '@guest/shared/http/api-error';
import { beforeEach, expect, test, vi } from 'vitest';
import { refreshRoom } from './refresh-room';
import { BASKET, ELSEWHERE, saveTwoBaskets } from './testing/two-baskets';

const ada = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', hotel_identity: 'grand' };

beforeEach(saveTwoBaskets);

/** A device that was closed while the account changed, and the server's answer when it starts. */
function deviceWith(saved: object, answer: unknown) {
  const call = vi.fn(async (..._asked: unknown[]) => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  // The fake API serves a single endpoint with the reply of the test.
  const host = fakeHost([], { api: { call } as unknown as Host['api'] });
  host.session.getState().signedIn({ token: 't', user: { ...ada, ...saved }, allowToPost: true });
  return { host, call, roomOf: () => host.session.getState().user?.room };
}

const accountWith = (facts: object) => ({ user: { ...ada, ...facts } });

test('a device that was closed during the check-out forgets the stay at its next start', async () => {
  const { host, roomOf } = deviceWith({ room: '204' }, accountWith({}));

  await refreshRoom(host);

  expect(roomOf()).toBeUndefined();
  expect(localStorage.getItem(BASKET)).toBeNull();
  expect(localStorage.getItem(ELSEWHERE)).not.toBeNull();
  expect(host.session.getState().token).toBe('t');
});

test('a room that is gone from the account does not end a stay that goes on', async () => {
  const { host } = deviceWith({ room: '204', stay_state: 'IN' }, accountWith({ stay_state: 'IN' }));

  await refreshRoom(host);

  expect(host.session.getState().user).toMatchObject({ room: undefined, stay_state: 'IN' });
});

test.each([
  ['has ended is noted', 'OUT' as const, true],
  ['goes on without a room is not noted', 'IN' as const, false],
])('a stay that %s, so that the bill knows whether it was forgotten', async (_how, stay_state, isNoted) => {
  const dates = { checkin: '2026-05-30', checkout: '2026-06-02' };
  const saved = { ...dates, room: '204', stay_state: 'IN' };
  const { host } = deviceWith(saved, accountWith({ ...dates, stay_state }));

  await refreshRoom(host);

  expect(hasForgottenStay(host, { property: 'grand', reservationNumber: 'R-1' })).toBe(isNoted);
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
  expect(without.call).not.toHaveBeenCalled();

  const offline = deviceWith({ room: '204' }, new ApiError(0, 'No connection'));
  await refreshRoom(offline.host);

  expect(offline.roomOf()).toBe('204');
  expect(localStorage.getItem(BASKET)).not.toBeNull();
  expect(logged).toHaveBeenCalledOnce();
});

test('X-03 a device whose session has ended leaves it to the policy for all calls, without a second message', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { host, call, roomOf } = deviceWith({ room: '204' }, new ApiError(401, 'Sign in to continue'));

  await refreshRoom(host);

  expect(call.mock.calls[0]?.[1]).toMatchObject({ isToastSuppressed: true });
  expect(roomOf()).toBe('204');
});
