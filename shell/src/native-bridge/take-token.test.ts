import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { sessionContract } from '@guest/shared/contracts/sign-up/session.contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openInApp } from './testing/open-in-app';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete window.webkit;
});

const GUEST_TOKEN = 'g'.repeat(43);
const JWT = `header.${'c'.repeat(80)}.signature`;
const user = { id: '1', uuid: '1', guest_uuid: '1', guestUuid: '1', firstName: 'Ada', version: 1 };
const known = { data: { user, missing: [], allowToPost: true }, status: 200 };
const exchanged = { data: { authToken: GUEST_TOKEN }, status: 200 };
const unanswered = { error: 'Error' };
const unauthorized = { error: 'Sign in to continue', response: { status: 401, data: {} } };

/**
 * Opens the page in the app of a hotel whose server answers with these replies in turn, and hands over the token as
 * often as it is told to. Returns the calls and the answers that the app gets.
 */
async function handOver(token: string, replies: object[], times = 1) {
  const { host, received, nonce, post, send } = openInApp();
  post({ type: 'welcome', version: 1, nonce });
  for (const reply of replies) send.mockResolvedValueOnce(reply as never);
  for (let i = 0; i < times; i += 1) {
    post({ type: 'token', nonce, token });
    await vi.advanceTimersByTimeAsync(0);
  }
  // The fake is called like the client of the API.
  const calls = send.mock.calls as unknown as [{ path: string }, { headers: { authToken: string } }][];
  return {
    calls: calls.map(([{ path }, { headers }]) => [path, headers.authToken]),
    answers: received.filter(({ type }) => type === 'token').map(({ isAccepted }) => isAccepted),
    token: host.session.getState().token,
  };
}

const { exchangeToken } = sessionContract;
const { getGuest } = profileContract;

test('a JWT of the app is exchanged, and its guest is signed in with the guest token', async () => {
  expect(await handOver(JWT, [exchanged, known])).toEqual({
    calls: [
      [exchangeToken.path, JWT],
      [getGuest.path, GUEST_TOKEN],
    ],
    answers: [true],
    token: GUEST_TOKEN,
  });
});

test.each([
  [75, getGuest.path],
  [76, exchangeToken.path],
])('a token of %i characters is first sent to %s', async (length, path) => {
  const token = 't'.repeat(length);
  const { calls } = await handOver(token, [unauthorized]);

  expect(calls).toEqual([[path, token]]);
});

test('a JWT whose exchange is refused signs in nobody and is not tried again', async () => {
  const { calls, answers, token } = await handOver(JWT, [unauthorized], 2);

  expect(calls).toEqual([[exchangeToken.path, JWT]]);
  expect(answers).toEqual([false, false]);
  expect(token).toBeNull();
});

test('a JWT is exchanged once, also if the call after the exchange is not answered', async () => {
  // The server refuses a second exchange of the same JWT.
  const { calls, answers, token } = await handOver(JWT, [exchanged, unanswered, known], 2);

  expect(calls).toEqual([
    [exchangeToken.path, JWT],
    [getGuest.path, GUEST_TOKEN],
    [getGuest.path, GUEST_TOKEN],
  ]);
  expect(answers).toEqual([false, true]);
  expect(token).toBe(GUEST_TOKEN);
});

test('a JWT whose exchange is not answered is exchanged when it comes again', async () => {
  const { calls, answers } = await handOver(JWT, [unanswered, exchanged, known], 2);

  expect(calls.map(([path]) => path)).toEqual([exchangeToken.path, exchangeToken.path, getGuest.path]);
  expect(answers).toEqual([false, true]);
});
