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

test('Enter sends where there are keys, and is a new line on glass', () => {
  expect(sendsOnEnter(pressed(), false)).toBe(true);
  expect(sendsOnEnter(pressed(), true)).toBe(false);
  expect(sendsOnEnter(pressed({ shiftKey: true }), false)).toBe(false);
  expect(sendsOnEnter(pressed({ ctrlKey: true }), true)).toBe(true);
});

test('no key sends while an input method puts a word together', () => {
  expect(sendsOnEnter(pressed({ isComposing: true }), false)).toBe(false);
  expect(sendsOnEnter(pressed({ keyCode: 229 }), false)).toBe(false);
  expect(sendsOnEnter(pressed({ isComposing: true, ctrlKey: true }), false)).toBe(false);
});
