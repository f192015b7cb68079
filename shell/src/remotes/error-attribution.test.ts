import { buildContract } from '@guest/shared/contracts/release/build.contract';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { expect, test } from 'vitest';
import { attributeError } from '../diagnostics/error-parts';
import { errorEventOf } from '../diagnostics/error-reporting';
import { createScopedHost } from './scoped-host';
import { simulateRolloutPage } from '../diagnostics/testing/rollout-page';

simulateRolloutPage();

const SHELL_FILE = 'https://hotel.example/releases/shell/files/main.js';
const DINING_FILE = 'https://hotel.example/releases/dining/files/page.js';

const CHROMIUM_STACK = `ApiError: refused
    at Object.call (${SHELL_FILE}:1:5120)
    at async loadMenu (${DINING_FILE}:1:310)`;
// Safari and Firefox end the stack of an asynchronous function at its first `await`.
const SAFARI_STACK = `call@${SHELL_FILE}:1:5120\n@[native code]`;

/** Returns the host of a remote in which every call and request fails, with a stack as browsers write it. */
function failingHost(remote: string, stack: string) {
  const host = fakeHost();
  const failed = (name: string) => () => Promise.reject(errorWith(stack, name));
  return createScopedHost(
    {
      ...host,
      api: { ...host.api, call: failed('ApiError') },
      realtime: { ...host.realtime, ask: failed('SocketError') },
    },
    remote,
    new AbortController().signal,
  );
}

const errorWith = (stack: string, name = 'Error') => Object.assign(new Error('refused'), { name, stack });

function blamed(error: unknown): string {
  const { name, version } = errorEventOf(error);
  return `${name}@${version}`;
}

test.each([
  ['a call fails in Chromium', CHROMIUM_STACK, 'call'],
  ['a call fails in Safari', SAFARI_STACK, 'call'],
  ['a socket request fails in Chromium', CHROMIUM_STACK, 'ask'],
  ['a socket request fails in Safari', SAFARI_STACK, 'ask'],
])('M-09 a remote that does not handle that %s is charged for it', async (_case, stack, kind) => {
  const { api, realtime } = failingHost('dining', stack);
  const asked =
    kind === 'call'
      ? api.call(buildContract.latestBuild, {})
      : realtime.ask('declineGuestRequest', { roomId: 'r1' });
  const error: unknown = await asked.catch((reason: unknown) => reason);

  expect(blamed(error)).toBe('dining@1.1.0');

  // The part whose page shows the error need not be the one that has called.
  attributeError(error, 'account');
  expect(blamed(error)).toBe('dining@1.1.0');
});

test('M-09 a failed call of the shell itself is charged to the shell', () => {
  const stack = `ApiError: refused\n    at Object.call (${SHELL_FILE}:1:5120)\n    at async check (${SHELL_FILE}:1:9)`;

  expect(blamed(errorWith(stack, 'ApiError'))).toBe('shell@2.0.0');
});

test('M-09 a remote that publishes an event of another package is charged for the refusal', () => {
  const { bus } = failingHost('dining', CHROMIUM_STACK);
  let refusal: unknown;
  try {
    bus.publish('account.signed-out', {});
  } catch (error) {
    refusal = error;
  }
  Object.assign(Object(refusal), {
    stack: `Error: refused\n    at publish (${SHELL_FILE}:1:2)\n    at act (${DINING_FILE}:1:3)`,
  });

  expect(blamed(refusal)).toBe('dining@1.1.0');
});

test('M-09 an error of a remote that passed through the shell is charged to the remote', () => {
  const thrown = errorWith(`TypeError: refused
    at choose (${DINING_FILE}:1:310)
    at Object.notify (${SHELL_FILE}:1:5120)`);

  expect(blamed(thrown)).toBe('dining@1.1.0');
});
