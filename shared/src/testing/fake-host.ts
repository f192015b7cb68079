import { createHost, type Host } from '@guest/shared';
import type { CallAddress } from '../contracts/core/endpoint';
import { ApiError } from '../http/api-error';

/** What a test says that the server answers: an endpoint and its reply, or its refusal. */
export type Answer = [CallAddress, unknown];

/** The real host, but for a network that refuses until the test says what it answers. */
export function fakeHost(answers: Answer[] = [], overrides: Partial<Host> = {}): Host {
  const call = async ({ method, path }: { method: string; path: string }) => {
    const answer = answers.find(([endpoint]) => endpoint.method === method && endpoint.path === path);
    if (!answer) throw new ApiError(500, `The test did not say what ${method} ${path} answers`);
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
    // The fake answers every endpoint, so its reply type is for the test to know.
    api: { call: call as Host['api']['call'], send: async () => ({ error: 'Only `call` is faked' }) },
    ...overrides,
  };
}
