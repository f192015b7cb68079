import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findNativeTransport } from './native-transport';
import { openInApp } from './testing/open-in-app';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete window.webkit;
  delete window.guestSuiteApp;
  document.title = '';
});

test('the app learns what it shows around the page once it has introduced itself', async () => {
  document.title = '(2) Share | Casa';
  const { host, received, nonce, post } = openInApp();
  host.unread.getState().chatCounted(2);
  expect(received).toEqual([{ type: 'hello', version: 1, nonce }]);

  post({ type: 'welcome', version: 1, nonce });
  expect(received.slice(1)).toEqual([
    { type: 'ready', path: '/casa/discover' },
    { type: 'title', title: 'Share | Casa' },
    { type: 'back', canGoBack: true },
    { type: 'badge', count: 2 },
  ]);

  host.unread.getState().chatCounted(3);
  expect(received.at(-1)).toEqual({ type: 'badge', count: 3 });
});

test('an app that starts late is greeted for ten seconds', async () => {
  const { types, nonce, post } = openInApp();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(types()).toEqual(Array<string>(10).fill('hello'));

  post({ type: 'welcome', version: 1, nonce });
  expect(types()).toContain('ready');
});

test('messages of another origin, another window or another nonce are ignored', () => {
  const { types, nonce, post, send } = openInApp();
  const welcome = { type: 'welcome', version: 1, nonce };
  post(welcome, { origin: 'https://evil.example' });
  post(welcome, { origin: '' });
  post(welcome, { source: null });
  post({ ...welcome, nonce: 'x'.repeat(32) });
  post({ ...welcome, version: 2 });
  post({ ...welcome, url: 'https://evil.example' });
  post({ type: 'token', nonce, token: 'before-the-welcome' });
  post({ type: 'back', nonce });

  expect(types()).toEqual(['hello']);
  expect(send).not.toHaveBeenCalled();
});

test('no message breaks the page or makes it act', () => {
  const { types, nonce, post, send } = openInApp();
  post({ type: 'welcome', version: 1, nonce });
  const before = types().length;
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.record({ type: fc.string(), nonce: fc.constant(nonce) }),
        fc.record({
          type: fc.constantFrom('token', 'navigate', 'eval'),
          nonce: fc.constant(nonce),
          url: fc.webUrl(),
        }),
        fc.record({
          type: fc.constant('token'),
          nonce: fc.constant(nonce),
          token: fc.constantFrom('', ' ', '<script>', 'a b', 'x'.repeat(4_097)),
        }),
      ),
      (message) => {
        post(message);
      },
    ),
    { numRuns: 20 },
  );

  expect(types()).toHaveLength(before);
  expect(send).not.toHaveBeenCalled();
});

test('a token is taken once, and one that the server refuses changes nothing', async () => {
  const { host, received, nonce, post, send } = openInApp();
  post({ type: 'welcome', version: 1, nonce });
  post({ type: 'token', nonce, token: 'a-refused-token' });
  await vi.advanceTimersByTimeAsync(0);
  post({ type: 'token', nonce, token: 'another-token' });
  await vi.advanceTimersByTimeAsync(0);

  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]).toMatchObject([
    { path: profileContract.getGuest.path },
    { headers: { Authorization: 'Bearer a-refused-token' } },
  ]);
  expect(received.filter(({ type }) => type === 'token')).toEqual([
    { type: 'token', isAccepted: false },
    { type: 'token', isAccepted: false },
  ]);
  expect(host.session.getState().token).toBeNull();
});

test('Q-01 a token that came on a page outside of the hotels, or that the server did not answer, may be sent again', async () => {
  const { router, received, nonce, post, send } = openInApp('/');
  const handOver = async () => {
    post({ type: 'token', nonce, token: 'a-good-token' });
    await vi.advanceTimersByTimeAsync(0);
  };
  post({ type: 'welcome', version: 1, nonce });
  await handOver();
  expect(send).not.toHaveBeenCalled();

  await router.navigate('/casa/discover');
  send.mockResolvedValueOnce({ error: 'Error' } as never);
  await handOver();
  send.mockResolvedValueOnce({ error: 'Error', response: { status: 503, data: {} } } as never);
  await handOver();
  const user = { id: '1', uuid: '1', guest_uuid: '1', guestUuid: '1', firstName: 'Ada', version: 1 };
  send.mockResolvedValueOnce({ data: { user, missing: [], allowToPost: true }, status: 200 } as never);
  await handOver();

  const answers = received.filter(({ type }) => type === 'token').map(({ isAccepted }) => isAccepted);
  expect(answers).toEqual([false, false, false, true]);
});

test('a guest who is signed in stays, whatever token the app hands over', async () => {
  const { host, received, nonce, post, send } = openInApp();
  const user = { id: '1', uuid: '1', guest_uuid: '1', guestUuid: '1', firstName: 'Ada' };
  host.session.getState().signedIn({ token: 'own', user, allowToPost: true });
  post({ type: 'welcome', version: 1, nonce });
  post({ type: 'token', nonce, token: 'of-someone-else' });
  await vi.advanceTimersByTimeAsync(0);

  expect(received.at(-1)).toEqual({ type: 'token', isAccepted: false });
  expect(send).not.toHaveBeenCalled();
  expect(host.session.getState().token).toBe('own');
});

test('on Android messages are texts of the injected object', () => {
  const posted: string[] = [];
  const android = Object.assign(new EventTarget(), { postMessage: (text: string) => posted.push(text) });
  window.guestSuiteApp = android as never;
  const transport = findNativeTransport();
  const received: unknown[] = [];
  const stop = transport?.listen((message) => received.push(message));

  transport?.post({ type: 'badge', count: 1 });
  android.dispatchEvent(new MessageEvent('message', { data: '{"type":"back"}' }));
  android.dispatchEvent(new MessageEvent('message', { data: '{not json' }));
  stop?.();
  android.dispatchEvent(new MessageEvent('message', { data: '{"type":"late"}' }));

  expect(posted).toEqual(['{"type":"badge","count":1}']);
  expect(received).toEqual([{ type: 'back' }, undefined]);
});

test('there is no bridge in a browser', () => {
  expect(findNativeTransport()).toBeUndefined();
});
