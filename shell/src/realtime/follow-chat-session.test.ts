import { fakeHost } from '@guest/shared/testing/fake-host';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RunningRemote } from '../fallback/fallback-state';
import { followChatSession } from './follow-chat-session';

const ids = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', hotel_identity: 'grand' };
const ana = { token: 't', user: { ...ids, chat_uuid: 'c1', chat_session_id: 's1' }, allowToPost: false };
const facts = { config: { apiBaseUrl: '', apiToken: '', environment: 'test', chatHosts: {} } };

function follow() {
  const host = fakeHost();
  const ended = vi.fn();
  const start = vi.fn(() => ended);
  const release = (): RunningRemote => ({
    pages: {},
    reads: {},
    texts: {},
    start,
    life: new AbortController(),
    release: { name: 'chat', version: '1.0.0', set: 'set-1' },
  });
  const chat = { current: release() };
  const mount = vi.fn(async () => chat.current);
  const replace = () => {
    const { life } = chat.current;
    chat.current = release();
    life.abort();
  };
  // The cast is safe because no other field of the boot data is read.
  const page = {
    host,
    facts: facts as Parameters<typeof followChatSession>[0]['facts'],
    pages: { mount, crashed: async () => false },
  };
  onTestFinished(followChatSession(page));
  return { host, mount, start, ended, replace };
}

test('the background work of the chat starts when a guest can chat and ends when they sign out', async () => {
  const { host, mount, start, ended } = follow();
  expect(mount).not.toHaveBeenCalled();

  host.session.getState().signedIn(ana);
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce(), 10_000);
  host.session.getState().userChanged({ room: '204' });
  expect(ended).not.toHaveBeenCalled();

  host.session.getState().userChanged({ hotel_identity: 'casa' });
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2), 10_000);
  expect(ended).toHaveBeenCalledOnce();

  host.session.getState().signedOut();
  await expect.poll(() => ended).toHaveBeenCalledTimes(2);
  host.session.getState().signedIn(ana);
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(3), 10_000);
});

test('M-09 the background work of a chat release ends when another release replaces it and starts anew', async () => {
  const { host, start, ended, replace } = follow();
  host.session.getState().signedIn(ana);
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce(), 10_000);

  replace();

  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2), 10_000);
  expect(ended).toHaveBeenCalledOnce();
});
