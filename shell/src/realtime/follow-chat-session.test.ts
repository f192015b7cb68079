import type { MountedRemote } from '@guest/shared';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followChatSession } from './follow-chat-session';

const ids = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', hotel_identity: 'grand' };
const ana = { token: 't', user: { ...ids, chat_uuid: 'c1', chat_session_id: 's1' }, allowToPost: false };
const facts = { config: { apiBaseUrl: '', apiToken: '', environment: 'test', chatHosts: {} } };

function follow() {
  const host = fakeHost();
  const ended = vi.fn();
  const start = vi.fn(() => ended);
  const chat: MountedRemote = { pages: {}, reads: {}, texts: {}, start };
  const mount = vi.fn(async () => chat);
  // The rest of what the document tells is not looked at.
  const page = { host, facts: facts as Parameters<typeof followChatSession>[0]['facts'], mount };
  onTestFinished(followChatSession(page));
  return { host, mount, start, ended };
}

test('what the chat does on every page begins when a guest can chat, and ends when they leave', async () => {
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
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(2));
  host.session.getState().signedIn(ana);
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(3), 10_000);
});
