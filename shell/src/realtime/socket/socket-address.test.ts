import { expect, test } from 'vitest';
import { socketAddress } from './socket-address';

const chatHosts = { default: 'https://chat.hotel.test', dev: 'https://chat.dev.test' };
const ORIGIN = 'https://guest.hotel.test';

test.each([
  ['beta', 'https://chat.hotel.test/'],
  ['production', 'https://chat.hotel.test/'],
  ['dev', 'https://chat.dev.test/'],
  ['localhost', 'https://chat.dev.test/'],
])('K-02 the chat address in %s is %s', (environment, address) => {
  expect(socketAddress('', { environment, chatHosts }, ORIGIN)).toBe(address);
});

test('K-02 the chat host of a property takes precedence, and the origin of the page is the default', () => {
  const config = { environment: 'production', chatHosts };

  expect(socketAddress('chat.casa.test', config, ORIGIN)).toBe('https://chat.casa.test/');
  expect(socketAddress('https://chat.casa.test', config, ORIGIN)).toBe('https://chat.casa.test/');
  expect(socketAddress(undefined, { environment: 'dev', chatHosts: {} }, ORIGIN)).toBe(`${ORIGIN}/`);
});

test('N-04 an address longer than 2000 characters is rejected', () => {
  const config = { environment: 'production', chatHosts: {} };
  const path = (length: number) => `https://a.test/${'x'.repeat(length - 'https://a.test/'.length)}`;

  expect(socketAddress(path(2_000), config, ORIGIN)).toHaveLength(2_000);
  expect(() => socketAddress(path(2_001), config, ORIGIN)).toThrow();
});
