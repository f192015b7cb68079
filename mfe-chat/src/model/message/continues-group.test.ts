import { expect, test } from 'vitest';
import { ME } from '../../testing/build-chat';
import { shownMessage } from '../../testing/shown-message';
import { continuesGroup } from './continues-group';

const first = shownMessage(1, { createdTime: '2026-06-01T11:00:00Z' });

test('messages of one person within five minutes form a group', () => {
  expect(continuesGroup(first, shownMessage(2, { createdTime: '2026-06-01T11:05:00Z' }))).toBe(true);
  expect(continuesGroup(first, shownMessage(2, { createdTime: '2026-06-01T11:05:01Z' }))).toBe(false);
});

test.each([
  ['another writer', {}, { from: ME }],
  ['another day', {}, { date: '2026-06-02' }],
  ['a line of what happened', {}, { messageType: 'status' as const }],
  ['a photo', {}, { messageType: 'photo' as const }],
  ['a photo before it', { messageType: 'photo' as const }, {}],
  ['a message that was not sent', {}, { sending: 'failed' as const }],
  ['one before it that was not sent', { sending: 'failed' as const }, {}],
  ['one that was deleted', { isDeleted: true }, {}],
])('%s starts a new group', (_, before, after) => {
  expect(continuesGroup({ ...first, ...before }, shownMessage(2, after))).toBe(false);
});

test('a message that is being sent stays in its group', () => {
  expect(continuesGroup(first, shownMessage(2, { sending: 'sending' }))).toBe(true);
});
