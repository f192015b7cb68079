import { noRoomFor } from '@guest/shared/testing/no-room-for';
import { beforeEach, expect, test } from 'vitest';
import { tabId } from './tab-id';

beforeEach(() => localStorage.clear());

test('tabs that share a connection are known as one', () => {
  expect(tabId(true, 'first')).toBe('first');
  expect(tabId(true, 'second')).toBe('first');
});

test('a device without room connects all the same', () => {
  noRoomFor((name) => name === 'realtime-place');

  expect(tabId(true, 'first')).toBe('first');
});
