import { beforeEach, expect, test } from 'vitest';
import { uuidOf } from '../testing/builders/uuid-of';
import { propertyHost } from '../testing/property-host';
import { mergeFavorites } from './merge-favorites';
import { saveFavorite, savedFavorites } from './saved-favorites';

const user = { id: '1', uuid: '1', guest_uuid: '1', guestUuid: '1', hotel_identity: 'grand' };
const favorite = (n: number) => ({
  type: 'outlet' as const,
  uuid: uuidOf(n),
  createdAt: '2026-06-01T00:00:00Z',
});

beforeEach(() => localStorage.clear());

function guestHost(answerOf: (uuid: string) => number) {
  const host = propertyHost();
  const sent: string[] = [];
  const send = async (_endpoint: unknown, { params: { uuid } }: { params: { uuid: string } }) => {
    sent.push(uuid);
    const status = answerOf(uuid);
    if (status === 0) return { error: 'Error' };
    return status === 200 ? { data: {}, status } : { error: 'Error', response: { status, data: {} } };
  };
  // The cast is safe: no code reads the reply of the only call made here.
  const api = { ...host.api, send: send as unknown as typeof host.api.send };
  host.session.getState().signedIn({ token: 'x'.repeat(43), user, allowToPost: false });
  return { host: { ...host, api }, sent };
}

test('S-04 favorites saved on the device are moved to the guest’s account, oldest first', async () => {
  [1, 2, 3].forEach((n) => saveFavorite('grand', favorite(n), true));
  saveFavorite('other-house', favorite(9), true);
  const { host, sent } = guestHost((uuid) => (uuid === uuidOf(2) ? 404 : 200));

  await mergeFavorites(host);

  expect(sent).toEqual([uuidOf(1), uuidOf(2), uuidOf(3)]);
  expect(savedFavorites('grand')).toEqual([]);
  expect(savedFavorites('other-house')).toHaveLength(1);
});

test('an invalid favorite does not block the others', async () => {
  [1, 2].forEach((n) => saveFavorite('grand', favorite(n), true));
  const { host } = guestHost((uuid) => (uuid === uuidOf(1) ? 400 : 200));

  await mergeFavorites(host);

  expect(savedFavorites('grand')).toEqual([]);
});

test('favorites that could not be sent stay on the device until the next attempt', async () => {
  [1, 2].forEach((n) => saveFavorite('grand', favorite(n), true));
  const { host, sent } = guestHost((uuid) => (uuid === uuidOf(2) ? 0 : 200));

  await mergeFavorites(host);

  expect(sent).toEqual([uuidOf(1), uuidOf(2)]);
  expect(savedFavorites('grand').map(({ uuid }) => uuid)).toEqual([uuidOf(2)]);
});

test('nothing is sent for an anonymous visitor', async () => {
  saveFavorite('grand', favorite(1), true);
  const { host, sent } = guestHost(() => 200);
  host.session.getState().signedOut();

  await mergeFavorites(host);

  expect(sent).toEqual([]);
});
