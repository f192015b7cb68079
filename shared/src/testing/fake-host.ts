import { createHost, type Host } from '@guest/shared';
import type { CallAddress } from '../contracts/core/endpoint';
import { ApiError } from '../http/api-error';

/** A faked reply: an endpoint with its reply or error. */
export type FakeReply = [CallAddress, unknown];

/**
 * Creates a real host with a fake network, which refuses all calls except those for which the test provides a
 * reply.
 */
export function fakeHost(answers: FakeReply[] = [], overrides: Partial<Host> = {}): Host {
  const call = async ({ method, path }: { method: string; path: string }) => {
    const answer = answers.find(([endpoint]) => endpoint.method === method && endpoint.path === path);
    if (!answer) throw new ApiError(500, `the test provides no reply for ${method} ${path}`);
    if (answer[1] instanceof Error) throw answer[1];
    return answer[1];
  };
  return {
    ...createHost({
      baseUrl: '',
      apiToken: '',
      lang: 'en',
      toast: () => {},
      now: () => Date.now(),
      preload: () => {},
      goTo: () => {},
      onFailure: () => {},
      propertyInRoute: () => undefined,
    }),
    // The cast is needed because the fake handles all endpoints; the test is responsible for the type of each
    // reply.
    api: { call: call as Host['api']['call'], send: async () => ({ error: 'Only `call` is faked' }) },
    ...overrides,
  };
}
