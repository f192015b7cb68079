import { fakeHost } from '@guest/shared/testing/fake-host';
import { createMemoryRouter } from '@guest/shared/testing/memory-router';
import { onTestFinished, vi } from 'vitest';
import { connectNativeApp } from '../connect-native-app';
import { findNativeTransport } from '../native-transport';

const refusal = { error: 'refused', response: { status: 401, data: {} } };

type Message = Record<string, unknown> & { type: string };

/** Opens a page within a simulated app for iOS, which has received the messages. */
export function openInApp(path = '/casa/discover') {
  const received: Message[] = [];
  window.webkit = {
    messageHandlers: { guestSuiteApp: { postMessage: (it) => received.push(it as Message) } },
  };
  const transport = findNativeTransport();
  if (!transport) throw new Error('the app was not found');
  const send = vi.fn(async () => refusal as never);
  const host = fakeHost([], { api: { call: vi.fn(), send } as never });
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/casa', path] });
  onTestFinished(connectNativeApp({ host, router, onSignedIn: async () => {} }, transport));
  const nonce = String(received[0]?.nonce);
  const post = (data: unknown, from: { origin?: string; source?: Window | null } = {}) =>
    dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window, ...from }));
  const types = () => received.map(({ type }) => type);
  return { host, router, received, types, nonce, post, send };
}
