import { waitingChoicesQuery } from '@guest/shared/choices/waiting-choices';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { beforeEach, expect, test } from 'vitest';
import { loadGuest } from './load-guest';

beforeEach(() => localStorage.clear());

const choice = { kind: 'favorite', property: 'grand', type: 'outlet', uuid: 'bar', isFavorite: true };

/** Loads the session and returns the waiting choices at the moment at which the guest becomes known. */
async function waitingAtFirst(guest: string) {
  const user = { id: guest, uuid: guest, guest_uuid: guest, guestUuid: guest };
  const signedIn = fakeHost();
  signedIn.session.getState().signedIn({ token: 't', user, allowToPost: true });
  const host = fakeHost();
  const waiting = () => host.queries.getQueryData(waitingChoicesQuery.queryKey) ?? {};
  let atFirst: object | undefined;
  host.session.subscribe(({ token }) => {
    if (token) atFirst ??= waiting();
  });
  // Entering the property fails because the test has no router, but everything under test happens before.
  await loadGuest({ host } as never).catch(() => {});
  return { atFirst, waiting };
}

test('choices that wait since an earlier page are shown as soon as their guest is known', async () => {
  const saved = { 'favorite bar': { key: 'a', choice } };
  localStorage.setItem('outbox-waiting-choices', JSON.stringify({ guest: 'ada', waiting: saved }));

  const ada = await waitingAtFirst('ada');
  const bob = await waitingAtFirst('bob');

  expect(ada.atFirst).toEqual(saved);
  expect(ada.waiting()).toEqual(saved);
  expect(bob.waiting()).toEqual({});
});
