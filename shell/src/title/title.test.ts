import { expect, test } from 'vitest';
import { titleOf } from './title';

const shown = { title: 'Chat', pageName: null, propertyName: 'Aurora' };

test('Q-05 a title begins with how much is unread, in brackets, where something is', () => {
  expect(titleOf({ ...shown, unread: 3 }, String)).toBe('(3) Chat | Aurora');
  expect(titleOf({ ...shown, unread: 0 }, String)).toBe('Chat | Aurora');
  expect(titleOf(shown, String)).toBe('Chat | Aurora');
});
