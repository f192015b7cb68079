import type { CallAddress } from '@guest/shared/contracts/core/endpoint';
import { fillIn, withQuery } from '@guest/shared/routes/fill-in';
import { randomUUID } from 'node:crypto';
import { createFuzzer } from './fuzz-values';
import type { TestApp, TestResponse } from './test-app';

const VALUES_PER_FIELD = 2;
/** The clock advances between calls, so that no rate limit hides the reply to be tested. */
const PAUSE_MS = 10_000;
/** Details that no reply may contain: code locations and SQL. */
const INTERNAL_DETAILS = /node_modules|drizzle|\.ts:\d|\bselect\b.+\bfrom\b|syntax error/i;

export interface CallSample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** A valid call, made anew for each attempt. */
export type SampleCall = () => CallSample | Promise<CallSample>;

interface EndpointFuzzDeps {
  suite: Pick<TestApp, 'get' | 'send'>;
  clock: { now: number };
  headers: Record<string, string>;
  property?: string;
}

/** Calls endpoints with one value at a time replaced by a hostile one, and returns the replies that are not proper. */
export function createEndpointFuzz(deps: EndpointFuzzDeps) {
  const { suite, clock, property = 'casa-miramar' } = deps;

  function call({ method, path }: CallAddress, sample: CallSample): Promise<TestResponse> {
    const { params, query = {}, body } = sample;
    clock.now += PAUSE_MS;
    // A path has no empty segments and no lone surrogates.
    const named = Object.entries({ property, ...params }).map(([name, value]) => [
      name,
      value.toWellFormed() || ' ',
    ]);
    const url = withQuery(fillIn(path, Object.fromEntries(named)), query);
    const headers = { ...deps.headers, 'idempotency-key': randomUUID() };
    return method === 'GET' ? suite.get(url, { headers }) : suite.send(method, url, { body, headers });
  }

  async function problemsWith(endpoint: CallAddress, sample: CallSample): Promise<string[]> {
    const { status, body, text, headers } = await call(endpoint, sample);
    const isProperReply = status < 400 || (typeof body?.error === 'string' && typeof body.code === 'string');
    const isValid = status < 500 && isProperReply && !INTERNAL_DETAILS.test(text);
    const isCacheable = status >= 400 && headers['cache-control'] !== 'no-store';
    return isValid && !isCacheable
      ? []
      : [`${JSON.stringify(sample).slice(0, 500)}: ${status} ${text.slice(0, 300)}`];
  }

  return async (endpoint: CallAddress, sampleOf: SampleCall): Promise<string[]> => {
    const fuzzer = createFuzzer(VALUES_PER_FIELD);
    const { params = {}, query = {}, body } = await sampleOf();
    const problems = await problemsWith(endpoint, { params, query, ...(body && { body }) });

    for (const mutated of fuzzer.texts({ property, ...params })) {
      problems.push(...(await problemsWith(endpoint, { ...(await sampleOf()), params: mutated })));
    }
    for (const mutated of fuzzer.texts(query)) {
      problems.push(...(await problemsWith(endpoint, { ...(await sampleOf()), query: mutated })));
    }
    for (const mutate of body ? fuzzer.body(body) : []) {
      const fresh = await sampleOf();
      problems.push(...(await problemsWith(endpoint, { ...fresh, body: mutate(fresh.body ?? {}) })));
    }
    return problems;
  };
}
