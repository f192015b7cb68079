import { fakeHost } from '@guest/shared/testing/fake-host';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RunningRemote } from '../fallback/fallback-state';
import { followShareOutbox } from './follow-share-outbox';

const guest = (id: string) => ({
  token: 't',
  user: { id, uuid: id, guest_uuid: id, guestUuid: id, hotel_identity: 'grand' },
  allowToPost: false,
});

function follow() {
  const host = fakeHost();
  const ended = vi.fn();
  const start = vi.fn(() => ended);
  const remote = (): RunningRemote => ({
    pages: {},
    reads: {},
    texts: {},
    start,
    life: new AbortController(),
    release: { name: 'discover', version: '1.0.0', set: 'set-1' },
  });
  const mount = vi.fn(async () => remote());
  onTestFinished(followShareOutbox({ host, pages: { mount } }));
  return { host, mount, start, ended };
}

function stubDatabases(name: string) {
  const databases = vi.fn(async () => [{ name }]);
  vi.stubGlobal('indexedDB', { databases });
  onTestFinished(() => void vi.unstubAllGlobals());
  return databases;
}

test('the background work of Share starts for a guest with an outbox on this device and ends at sign-out', async () => {
  const { host, start, ended } = follow();
  stubDatabases('outbox-share ana');

  host.session.getState().signedIn(guest('ana'));
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce(), 10_000);
  host.session.getState().signedOut();

  await expect.poll(() => ended).toHaveBeenCalledOnce();
});

test('the background work of Share starts for a guest whose like no page could store in a database', async () => {
  const { host, start } = follow();
  stubDatabases('outbox-share somebody else');
  localStorage.setItem('outbox-share ana like post 1', '{}');
  onTestFinished(() => localStorage.clear());

  host.session.getState().signedIn(guest('ana'));

  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce(), 10_000);
});

test('a guest who has never used Share on this device does not load it', async () => {
  const { host, mount } = follow();
  const databases = stubDatabases('outbox-share somebody else');

  host.session.getState().signedIn(guest('bo'));

  await vi.waitFor(() => expect(databases).toHaveBeenCalled(), 10_000);
  await new Promise((resolve) => setTimeout(resolve));
  expect(mount).not.toHaveBeenCalled();
});
