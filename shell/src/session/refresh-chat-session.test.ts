import type { Host } from '@guest/shared';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { expect, test, vi } from 'vitest';
import { refreshChatSession } from './refresh-chat-session';

const ada = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', hotel_identity: 'grand' };

function signedIn(outcome: unknown, facts: object = {}) {
  const send = vi.fn(async () => outcome);
  const toast = vi.fn();
  // The fake API serves a single endpoint with the reply of the test.
  const host = fakeHost([], { toast, api: { send, call: send } as unknown as Host['api'] });
  host.session.getState().signedIn({ token: 't', user: { ...ada, ...facts }, allowToPost: false });
  return { host, send, toast };
}

test('a guest without a chat session gets one', async () => {
  const { host } = signedIn({ data: { chat_session_id: 's1', chat_uuid: 'c1' }, status: 200 });

  await refreshChatSession(host);

  expect(host.session.getState().user).toMatchObject({ chat_session_id: 's1', chat_uuid: 'c1' });
});

test('X-07 a failed refresh is only logged, and the guest stays signed in', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { host, toast } = signedIn({ error: 'Sign in to continue', response: { status: 401, data: {} } });

  await refreshChatSession(host);

  expect(logged).toHaveBeenCalledOnce();
  expect(toast).not.toHaveBeenCalled();
  expect(host.session.getState()).toMatchObject({ token: 't', user: ada });
});

test('an existing chat session is kept, and an anonymous visitor gets none', async () => {
  const known = signedIn({}, { chat_session_id: 's0' });
  await refreshChatSession(known.host);
  expect(known.send).not.toHaveBeenCalled();

  const visitor = signedIn({});
  visitor.host.session.getState().signedOut();
  await refreshChatSession(visitor.host);
  expect(visitor.send).not.toHaveBeenCalled();
});
