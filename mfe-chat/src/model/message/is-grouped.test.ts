import { expect, test } from 'vitest';
import { ME } from '../../testing/build-chat';
import { shownMessage } from '../../testing/shown-message';
import { isGrouped } from './is-grouped';

const first = shownMessage(1, { createdTime: '2026-06-01T11:00:00Z' });

test('messages of one person within five minutes form a group', () => {
  expect(isGrouped(first, shownMessage(2, { createdTime: '2026-06-01T11:05:00Z' }))).toBe(true);
  expect(isGrouped(first, shownMessage(2, { createdTime: '2026-06-01T11:05:01Z' }))).toBe(false);
});

test.each([
  ['another writer', {}, { from: ME }],
  ['another day', {}, { date: '2026-06-02' }],
  ['a status line', {}, { messageType: 'status' as const }],
  ['a photo', {}, { messageType: 'photo' as const }],
  ['a message after a photo', { messageType: 'photo' as const }, {}],
  ['an unsent message', {}, { sending: 'failed' as const }],
  ['a message after an unsent one', { sending: 'failed' as const }, {}],
  ['a deleted message', { isDeleted: true }, {}],
])('%s starts a new group', (_, before, after) => {
  expect(isGrouped({ ...first, ...before }, shownMessage(2, after))).toBe(false);
});

test('a message that is being sent stays in its group', () => {
  expect(isGrouped(first, shownMessage(2, { sending: 'sending' }))).toBe(true);
});
