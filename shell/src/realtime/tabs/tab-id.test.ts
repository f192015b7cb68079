import { stubFullStorage } from '@guest/shared/testing/full-storage';
import { beforeEach, expect, test } from 'vitest';
import { tabId } from './tab-id';

beforeEach(() => localStorage.clear());

test('tabs that share a connection use the same id', () => {
  expect(tabId(true, 'first')).toBe('first');
  expect(tabId(true, 'second')).toBe('first');
});

test('a device with full storage still gets an id', () => {
  stubFullStorage((name) => name === 'realtime-place');

  expect(tabId(true, 'first')).toBe('first');
});
