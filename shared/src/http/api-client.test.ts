// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, expect, test, vi } from 'vitest';
import * as z from '@guest/shared/contracts/zod';
import { checks } from '../contracts/core/checks';
import { contract } from '../contracts/core/endpoint';
import { createApiClient } from './api-client';
import { ApiError } from './api-error';

const requestedPaths: IncomingMessage[] = [];
const http = createServer((request, response) => {
  requestedPaths.push(request);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://suite');
  if (pathname.endsWith('/guest-be-token')) return void exchangeDesk(request, response);
  if (pathname === '/replaced') return void afterReplacement(request, response);
  if (pathname === '/silence') return void request.socket.destroy();
  response.writeHead(Number(searchParams.get('status') ?? 200), { 'content-type': 'application/json' });
  response.end(searchParams.get('status') === '204' ? undefined : searchParams.get('body'));
}).listen(0);
await once(http, 'listening');
afterAll(() => void http.close());

const baseUrl = `http://localhost:${(http.address() as AddressInfo).port}`;
const testChecks = {
  answering: checks({
    query: z.object({ status: z.string(), body: z.string() }),
    reply: z.optional(z.object({ name: z.string() })),
  }),
  silent: checks({ reply: z.unknown() }),
  replacing: checks({ body: z.object({ name: z.string() }), reply: z.object({ name: z.string() }) }),
};
const { answering, silent, replacing } = contract(async () => testChecks, {
  answering: { method: 'GET', path: '/answer', summary: 'Answers as it is asked to' },
  silent: { method: 'GET', path: '/silence', summary: 'Never answers' },
  replacing: { method: 'PUT', path: '/replaced', summary: 'Is asked while another call replaces the token' },
});

let replaceToken = () => {};
/** Accepts only the new token. The old one is already invalid when the request arrives. */
async function afterReplacement(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isOld = request.headers.authtoken === 'old';
  if (isOld) replaceToken();
  const parts: Buffer[] = [];
  // Without an encoding, the stream yields buffers.
  for await (const part of request) parts.push(part as Buffer);
  response.writeHead(isOld ? 401 : 200, { 'content-type': 'application/json' });
  response.end(isOld ? '{"error":"Sign in to continue","code":"sign_in"}' : Buffer.concat(parts));
}

const jwtOf = (guest: string) => `ey${guest}`.padEnd(76, 'x');
/** Replies after a delay, so that calls can overlap. A guest named Eve is refused. */
function exchangeDesk(request: IncomingMessage, response: ServerResponse): void {
  const isRefused = request.headers.authorization?.includes('eyEve');
  setTimeout(() => {
    response.writeHead(isRefused ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isRefused ? { error: 'Not now', code: 'x' } : { authToken: 'fresh' }));
  }, 20);
}

function client(token: string | null = null, property?: string) {
  const onFailure = vi.fn();
  const onReached = vi.fn();
  const state = {
    token,
    tokenExchanged: (jwt: string, fresh: string) => void (state.token === jwt && (state.token = fresh)),
  };
  const session = { getState: () => state };
  const options = { baseUrl, apiToken: 'app', lang: 'ar', session, onFailure, onReached };
  return {
    state,
    onFailure,
    onReached,
    api: createApiClient({ ...options, propertyInRoute: () => property }),
  };
}

const exchangesIn = (requests: IncomingMessage[]) =>
  requests.filter(({ url }) => url?.endsWith('/guest-be-token'));

const answer = (status: number, body: unknown) => ({
  query: { status: String(status), body: JSON.stringify(body) },
});

test.each([200, 201])('C-10 a call with status %i returns its data', async (status) => {
  expect(await client().api.call(answering, answer(status, { name: 'Ada' }))).toEqual({ name: 'Ada' });
});

test('C-10 a 204 reply is a success without data', async () => {
  expect(await client().api.call(answering, answer(204, {}))).toBeUndefined();
});

test('C-01 C-02 a call has the configured address, the app’s token, the language and the guest’s token', async () => {
  await client().api.call(answering, answer(200, { name: 'Ada' }));
  expect(requestedPaths.at(-1)?.headers).toMatchObject({ apitoken: 'app', 'accept-language': 'ar' });
  expect(requestedPaths.at(-1)?.headers).not.toHaveProperty('authorization');
  expect(requestedPaths.at(-1)?.headers).not.toHaveProperty('authtoken');

  await client('t1').api.call(answering, answer(200, { name: 'Ada' }));
  expect(requestedPaths.at(-1)?.headers).toMatchObject({ authorization: 'Bearer t1', authtoken: 't1' });
});

test('a call can have additional headers', async () => {
  const headers = { 'Idempotency-Key': 'once' };
  await client('t1').api.call(answering, { ...answer(200, { name: 'Ada' }), headers });

  expect(requestedPaths.at(-1)?.headers).toMatchObject({ 'idempotency-key': 'once', authtoken: 't1' });
});

test('V-01 C-08 a token longer than 75 characters is exchanged before the call, which uses the new one', async () => {
  const { api, state } = client(jwtOf('Ada'), 'grand');

  await api.call(answering, answer(200, { name: 'Ada' }));

  expect(requestedPaths.at(-2)?.url).toMatch(/\/grand\/guest-be-token$/);
  expect(requestedPaths.at(-2)?.headers).toMatchObject({ authorization: `Bearer ${jwtOf('Ada')}` });
  expect(requestedPaths.at(-1)?.headers).toMatchObject({ authorization: 'Bearer fresh', authtoken: 'fresh' });
  expect(state.token).toBe('fresh');
});

test('C-08 concurrent calls exchange the token once', async () => {
  const { api } = client(jwtOf('Ada'), 'grand');
  const before = exchangesIn(requestedPaths).length;

  await Promise.all([1, 2, 3].map(() => api.call(answering, answer(200, { name: 'Ada' }))));

  expect(exchangesIn(requestedPaths)).toHaveLength(before + 1);
  expect(requestedPaths.slice(-3).map(({ headers }) => headers.authtoken)).toEqual([
    'fresh',
    'fresh',
    'fresh',
  ]);
});

test.each([
  ['V-01 a token of 75 characters', 'x'.repeat(75), 'grand'],
  ['C-08 a longer token at an address without a property', jwtOf('Ada'), undefined],
])('%s is not exchanged', async (_case, token, property) => {
  const before = exchangesIn(requestedPaths).length;

  await client(token, property).api.call(answering, answer(200, { name: 'Ada' }));

  expect(exchangesIn(requestedPaths)).toHaveLength(before);
  expect(requestedPaths.at(-1)?.headers.authtoken).toBe(token);
});

test('X-07 a failed exchange is only logged; the call uses the old token, and the next call tries again', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { api, onFailure } = client(jwtOf('Eve'), 'grand');
  const before = exchangesIn(requestedPaths).length;

  await api.call(answering, answer(200, { name: 'Eve' }));
  await api.call(answering, answer(200, { name: 'Eve' }));

  expect(requestedPaths.at(-1)?.headers.authtoken).toBe(jwtOf('Eve'));
  expect(exchangesIn(requestedPaths)).toHaveLength(before + 2);
  expect(logged).toHaveBeenCalledTimes(2);
  expect(onFailure).not.toHaveBeenCalled();
  logged.mockRestore();
});

test('a call whose token is replaced while it runs is repeated once with the new token', async () => {
  const { api, state, onFailure } = client('old');
  replaceToken = () => void (state.token = 'new');

  const reply = await api.call(replacing, { body: { name: 'Ada' } });

  expect(reply).toEqual({ name: 'Ada' });
  expect(requestedPaths.slice(-2).map(({ headers }) => headers.authtoken)).toEqual(['old', 'new']);
  expect(onFailure).not.toHaveBeenCalled();
});

test('X-03 a call with a refused token fails without a retry if the token was not replaced', async () => {
  const { api, onFailure } = client('old');
  replaceToken = () => {};
  const before = requestedPaths.length;

  await expect(api.call(replacing, { body: { name: 'Ada' } })).rejects.toMatchObject({ status: 401 });

  expect(requestedPaths).toHaveLength(before + 1);
  expect(onFailure).toHaveBeenCalledOnce();
});

test('X-04 a failed call provides its error and the response', async () => {
  const { api, onFailure } = client();

  const outcome = await api.send(
    answering,
    answer(409, { error: 'That table was just taken.', code: 'slot_unavailable' }),
  );

  expect(outcome).toEqual({
    error: 'That table was just taken.',
    response: { status: 409, data: { error: 'That table was just taken.', code: 'slot_unavailable' } },
  });
  expect(onFailure).not.toHaveBeenCalled();
});

test.each([
  [
    'X-05 a text in `error` fails the call, also with a status of success',
    200,
    { error: 'Not today', message: 'no' },
    'Not today',
  ],
  ['X-05 an error without a text shows its message', 500, { error: '', message: 'Later' }, 'Later'],
  ['X-05 an error without text and message shows Error', 500, {}, 'Error'],
  ['X-06 a status outside 200, 201 and 204 fails the call', 202, { name: 'Ada' }, 'Error'],
  ['X-01 a 404 fails the call', 404, { error: 'There is no such page.' }, 'There is no such page.'],
])('%s', async (_case, status, body, text) => {
  const { api, onFailure } = client();

  const failure = await api.call(answering, answer(status, body)).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status, message: text });
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure, { isToastSuppressed: false });
});

test('X-05 a caller can suppress the toast to show the error itself', async () => {
  const { api, onFailure } = client();

  await expect(api.call(answering, { ...answer(500, {}), isToastSuppressed: true })).rejects.toThrow('Error');

  expect(onFailure).toHaveBeenCalledWith(expect.any(ApiError), { isToastSuppressed: true });
});

test('a call without a reply fails without a status and reports the server as unreachable until it replies', async () => {
  const { api, onReached } = client();

  await expect(api.call(silent, {})).rejects.toMatchObject({ status: 0 });
  await api.send(answering, answer(500, {}));

  expect(onReached.mock.calls).toEqual([[false], [true]]);
});

test('a reply that violates the contract is treated as no reply', async () => {
  vi.stubGlobal('reportError', vi.fn());

  await expect(client().api.call(answering, answer(200, { name: 7 }))).rejects.toMatchObject({ status: 0 });
  vi.unstubAllGlobals();
});
