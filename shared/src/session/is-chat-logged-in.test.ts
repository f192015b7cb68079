import { expect, test } from 'vitest';
import { isChatLoggedIn } from './is-chat-logged-in';

const ada = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1' };

test.each([
  ['t', { chat_uuid: 'c', chat_session_id: 's' }, true],
  [null, { chat_uuid: 'c', chat_session_id: 's' }, false],
  ['t', { chat_uuid: 'c' }, false],
  ['t', { chat_session_id: 's' }, false],
])('V-03 with the token %s and %j, being signed in to the chat is %s', (token, ids, isLoggedIn) => {
  expect(isChatLoggedIn({ token, user: { ...ada, ...ids } })).toBe(isLoggedIn);
});

test('V-03 an anonymous visitor is not signed in to the chat', () => {
  expect(isChatLoggedIn({ token: 't', user: null })).toBe(false);
});
