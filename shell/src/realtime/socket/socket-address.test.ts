import { expect, test } from 'vitest';
import { socketAddress } from './socket-address';

const chatHosts = { default: 'https://chat.hotel.test', dev: 'https://chat.dev.test' };
const ORIGIN = 'https://guest.hotel.test';

test.each([
  ['beta', 'https://chat.hotel.test/'],
  ['production', 'https://chat.hotel.test/'],
  ['dev', 'https://chat.dev.test/'],
  ['localhost', 'https://chat.dev.test/'],
])('K-02 in %s the chat is at %s', (environment, address) => {
  expect(socketAddress('', { environment, chatHosts }, ORIGIN)).toBe(address);
});

test('K-02 a property’s own host goes before, and where nothing is said it is the page’s', () => {
  const config = { environment: 'production', chatHosts };

  expect(socketAddress('chat.casa.test', config, ORIGIN)).toBe('https://chat.casa.test/');
  expect(socketAddress('https://chat.casa.test', config, ORIGIN)).toBe('https://chat.casa.test/');
  expect(socketAddress(undefined, { environment: 'dev', chatHosts: {} }, ORIGIN)).toBe(`${ORIGIN}/`);
});

test('N-04 no address is longer than 2000 characters', () => {
  const config = { environment: 'production', chatHosts: {} };
  const path = (length: number) => `https://a.test/${'x'.repeat(length - 'https://a.test/'.length)}`;

  expect(socketAddress(path(2_000), config, ORIGIN)).toHaveLength(2_000);
  expect(() => socketAddress(path(2_001), config, ORIGIN)).toThrow();
});
