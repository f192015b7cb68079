import { createEventBus } from '@guest/shared/events/event-bus';
import { expect, test, vi } from 'vitest';
import { attributeError } from './error-parts';
import { errorEventOf, onUncaughtError } from './error-reporting';
import { simulateRolloutPage } from './testing/rollout-page';

simulateRolloutPage();

const SHELL_FILE = 'https://hotel.example/releases/shell/files/main.js';
const DINING_FILE = 'https://hotel.example/releases/dining/files/page.js';
const thrownIn = (file: string) =>
  Object.assign(new Error('boom'), { stack: `Error: boom\n at x (${file}:1:2)` });
const blamed = (...thrown: Parameters<typeof errorEventOf>) => {
  const { name, version } = errorEventOf(...thrown);
  return `${name}@${version}`;
};

/** Returns which releases the errors are charged to that nobody catches. */
function blamedFor(act: () => void): string[] {
  const all: string[] = [];
  const stop = onUncaughtError((...thrown) => all.push(blamed(...thrown)));
  act();
  stop();
  return all;
}
const rejected = (reason: unknown) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test('M-09 an error without a known part is attributed to the shell', () => {
  expect(blamed(thrownIn('https://hotel.example/other.js'))).toBe('shell@2.0.0');
  expect(blamed(thrownIn('https://hotel.example/releases/unknown/files/other.js'))).toBe('shell@2.0.0');
});

test('M-09 an error is attributed to the release whose code threw it', () => {
  expect(blamed(thrownIn(DINING_FILE))).toBe('dining@1.1.0');
  expect(blamed(thrownIn(SHELL_FILE))).toBe('shell@2.0.0');
  expect(errorEventOf(thrownIn(DINING_FILE)).source).toBe('rollout');
});

test('M-09 an error in a file with a version in its address is attributed to that version', () => {
  expect(blamed(thrownIn('https://hotel.example/releases/dining/1.0.0/page.js'))).toBe('dining@1.0.0');
});

test('M-09 a thrown value that is no Error counts for the release whose file threw it', () => {
  const blames = blamedFor(() => {
    dispatchEvent(new ErrorEvent('error', { error: 'boom', filename: DINING_FILE }));
    dispatchEvent(new ErrorEvent('error', { error: null, filename: DINING_FILE }));
    rejected({ code: 7 });
    rejected(undefined);
  });

  expect(blames).toEqual(['dining@1.1.0', 'dining@1.1.0', 'shell@2.0.0', 'shell@2.0.0']);
});

test('M-09 errors of foreign scripts and of the browser, missing chunks and aborts do not count', () => {
  const blames = blamedFor(() => {
    dispatchEvent(new ErrorEvent('error', { error: null, message: 'Script error.' }));
    dispatchEvent(new ErrorEvent('error', { error: null, filename: 'https://hotel.example/a-hotel' }));
    rejected(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }));
    rejected(new DOMException('stopped', 'AbortError'));
  });

  expect(blames).toEqual([]);
});

test('M-09 an error that React throws in a page of a remote is not charged to the shell, which provides React', () => {
  const error = thrownIn(SHELL_FILE);
  attributeError(error, 'dining');

  expect(blamed(error)).toBe('dining@1.1.0');
});

test.each([
  ['a malformed event', 'account.signed-out'],
  ['an event that the bus does not know', 'account.signed-up'],
])('M-09 %s is charged to its sender, wherever it was caught', async (_case, event) => {
  const reported = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', reported);
  createEventBus().publish(event as 'account.signed-out', 'malformed' as never);
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce());
  const error: unknown = reported.mock.calls[0]?.[0];
  attributeError(error, 'chat');

  expect(blamed(error)).toBe('account@1.2.0');
});

test('M-09 a release cannot charge its error to another one by naming it as the sender', () => {
  const error = Object.assign(thrownIn(DINING_FILE), { sender: 'shell' });

  expect(blamed(error)).toBe('dining@1.1.0');
});
