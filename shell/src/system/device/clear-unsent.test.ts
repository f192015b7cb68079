import { fakeHost } from '@guest/shared/testing/fake-host';
import { clearSession } from '@guest/shared/session/clear-session';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clearUnsent } from './clear-unsent';

const KEPT = ['chat of ana', 'of-the-device', 'outbox ana casa'];
const WRITTEN = ['draft-chat ana', 'drafts of ana', 'last-property', 'outbox:requests:ana:1'];

function device() {
  const databases = new Set(KEPT);
  vi.stubGlobal('indexedDB', {
    databases: async () => [...databases].map((name) => ({ name })),
    deleteDatabase(name: string) {
      const request: { onsuccess?: () => void } = {};
      databases.delete(name);
      setTimeout(() => request.onsuccess?.());
      return request;
    },
  });
  for (const name of WRITTEN) localStorage.setItem(name, 'x');
  const host = fakeHost();
  const stop = clearUnsent(host);
  onTestFinished(() => {
    stop();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
  const left = () => [...databases, ...WRITTEN.filter((name) => localStorage.getItem(name) !== null)];
  return { host, left };
}

test('R-03 signing out deletes unsent and cached data, and preserves device values', async () => {
  const { host, left } = device();

  host.bus.publish('account.signed-out', {});

  await expect.poll(left).toEqual(['of-the-device', 'last-property']);
});

test('R-03 an expired session preserves unsent data for the same guest', async () => {
  const { host, left } = device();
  const listener = vi.fn();
  host.bus.subscribe('shell.property-changed', listener);

  clearSession(host);
  // The bus delivers in order, so all earlier events have been handled when this one arrives.
  host.bus.publish('shell.property-changed', { property: 'grand' });

  await expect.poll(() => listener.mock.calls.length).toBe(1);
  expect(left()).toEqual([...KEPT, ...WRITTEN]);
});
