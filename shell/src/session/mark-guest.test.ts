import { fakeHost } from '@guest/shared/testing/fake-host';
import { afterEach, expect, test, vi } from 'vitest';
import { markGuest } from './mark-guest';

const root = document.documentElement;
let stop = () => {};
afterEach(() => {
  stop();
  delete root.dataset.guest;
  localStorage.clear();
  vi.useRealTimers();
});

const user = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1' };

test('the mark that was set before the first paint stays until the saved session has been read', async () => {
  root.dataset.guest = 'IN';
  const host = fakeHost();
  stop = markGuest(host);

  expect(root.dataset.guest).toBe('IN');
  await host.session.persist.rehydrate();

  expect(root.dataset.guest).toBeUndefined();
});

test('the mark follows sign-in, a change of the stay, and sign-out', async () => {
  vi.useFakeTimers({ now: new Date('2026-06-10T12:00'), toFake: ['Date'] });
  const host = fakeHost();
  stop = markGuest(host);
  await host.session.persist.rehydrate();

  host.session.getState().signedIn({ token: 't', user, allowToPost: true });
  expect(root.dataset.guest).toBe('');
  host.session.getState().userChanged({ checkin: '2026-06-11', checkout: '2026-06-12' });
  expect(root.dataset.guest).toBe('PRE');
  host.session.getState().userChanged({ checkin: '2026-06-01', checkout: '2026-06-12' });
  expect(root.dataset.guest).toBe('IN');
  host.session.getState().signedOut();
  expect(root.dataset.guest).toBeUndefined();
});
