import { expect, test } from 'vitest';
import { chatIdentityOf } from './chat-identity';

const ids = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', hotel_identity: 'grand' };
const user = { ...ids, chat_uuid: 'c1', chat_session_id: 's1' };

test('V-03 a guest with token, chat_uuid and chat_session_id connects with the latter two', () => {
  expect(chatIdentityOf({ token: 't', user })).toEqual({ name: 'g1 grand', token: 'c1:s1' });
});

test.each([
  ['V-03 without a token', { token: null, user }],
  ['V-02 without a chat_uuid', { token: 't', user: { ...user, chat_uuid: undefined } }],
  ['V-03 without a chat_session_id', { token: 't', user: { ...user, chat_session_id: undefined } }],
  ['V-03 without a guest', { token: 't', user: null }],
])('%s no connection is opened', (_line, session) => {
  expect(chatIdentityOf(session)).toBeNull();
});
