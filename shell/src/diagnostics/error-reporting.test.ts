import { afterEach, beforeEach, expect, test } from 'vitest';
import { attributeError } from './error-parts';
import { errorEventOf } from './error-reporting';

beforeEach(() => {
  const remotes = { dining: { version: '1.1.0', entry: '', global: '', integrity: 'sha384-x' } };
  const boot = { buildId: 'set-1', channel: 'production', source: 'rollout', shell: '2.0.0', remotes };
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'boot';
  block.textContent = JSON.stringify(boot);
  document.body.append(block);
});
afterEach(() => document.body.replaceChildren());

const thrownIn = (file: string) =>
  Object.assign(new Error('boom'), { stack: `Error: boom\n at x (${file}:1:2)` });
const blamed = (error: unknown) => {
  const { name, version } = errorEventOf(error);
  return `${name}@${version}`;
};

test('M-09 an error without a known part is attributed to the shell', () => {
  expect(blamed(thrownIn('https://hotel.example/other.js'))).toBe('shell@2.0.0');
});

test('M-09 an error is attributed to the release whose code threw it', () => {
  expect(blamed(thrownIn('https://hotel.example/releases/dining/1.1.0/page.js'))).toBe('dining@1.1.0');
});

test('M-09 an error that React throws in a page of a remote is not charged to the shell, which provides React', () => {
  const error = thrownIn('https://hotel.example/releases/shell/2.0.0/react.js');
  attributeError(error, 'dining');

  expect(blamed(error)).toBe('dining@1.1.0');
});

test('M-09 a malformed event is charged to its sender, wherever it was caught', () => {
  const error = Object.assign(thrownIn('https://hotel.example/releases/shell/2.0.0/main.js'), {
    sender: 'dining',
  });
  attributeError(error, 'chat');

  expect(blamed(error)).toBe('dining@1.1.0');
});
