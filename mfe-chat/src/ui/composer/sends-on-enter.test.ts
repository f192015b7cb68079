import { expect, test } from 'vitest';
import { sendsOnEnter } from './sends-on-enter';

const pressed = (facts = {}) => ({
  key: 'Enter',
  keyCode: 13,
  isComposing: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...facts,
});

test('Enter sends with a hardware keyboard and inserts a line break on a touch device', () => {
  expect(sendsOnEnter(pressed(), false)).toBe(true);
  expect(sendsOnEnter(pressed(), true)).toBe(false);
  expect(sendsOnEnter(pressed({ shiftKey: true }), false)).toBe(false);
  expect(sendsOnEnter(pressed({ ctrlKey: true }), true)).toBe(true);
});

test('no key sends while an input method is composing', () => {
  expect(sendsOnEnter(pressed({ isComposing: true }), false)).toBe(false);
  expect(sendsOnEnter(pressed({ keyCode: 229 }), false)).toBe(false);
  expect(sendsOnEnter(pressed({ isComposing: true, ctrlKey: true }), false)).toBe(false);
});
