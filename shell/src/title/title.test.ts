import { expect, test } from 'vitest';
import { titleOf } from './title';

const shown = { title: 'Chat', pageName: null, propertyName: 'Aurora' };

test('Q-05 a title starts with the number of unread messages in brackets if there are any', () => {
  expect(titleOf({ ...shown, unread: 3 }, String)).toBe('(3) Chat | Aurora');
  expect(titleOf({ ...shown, unread: 0 }, String)).toBe('Chat | Aurora');
  expect(titleOf(shown, String)).toBe('Chat | Aurora');
});
