import { expect, test } from 'vitest';
import { CallNotMade, createCircuitBreaker } from './circuit-breaker';

class Refused extends Error {}

function system() {
  const clock = { now: 0 };
  const breaker = createCircuitBreaker(() => clock.now);
  const state = { error: new Error('connection refused') as Error | undefined, calls: 0 };
  const call = () =>
    breaker.run(
      async () => {
        state.calls += 1;
        if (state.error) throw state.error;
        return 'answer';
      },
      (error) => error instanceof Refused,
    );
  const fail = async (times: number) => {
    for (let i = 0; i < times; i += 1) await call().catch(() => {});
  };
  return { breaker, clock, state, call, fail };
}

test('after five failures in a row nothing is called for half a minute', async () => {
  const { clock, state, call, fail } = system();

  await fail(5);
  await expect(call()).rejects.toThrow(CallNotMade);
  clock.now = 29_999;
  await expect(call()).rejects.toThrow(CallNotMade);

  expect(state.calls).toBe(5);
});

test('a success and a refusal are answers, after which the failures are counted anew', async () => {
  const { state, call, fail } = system();

  await fail(4);
  state.error = new Refused();
  await fail(10);
  state.error = undefined;
  await call();
  state.error = new Error('connection refused');
  await fail(5);

  expect(state.calls).toBe(20);
  await expect(call()).rejects.toThrow(CallNotMade);
});

test('one call tries whether the system is back, and the others wait for its result', async () => {
  const { breaker, clock, state, call, fail } = system();
  await fail(5);
  clock.now = 30_000;
  let answer = () => {};
  const trial = breaker.run(() => new Promise<void>((resolve) => (answer = resolve)));

  await expect(call()).rejects.toThrow(CallNotMade);
  answer();
  await trial;
  state.error = undefined;

  expect(await call()).toBe('answer');
});

test('a trial that fails keeps the system closed for another half minute', async () => {
  const { clock, state, call, fail } = system();
  await fail(5);

  clock.now = 30_000;
  await expect(call()).rejects.toThrow('connection refused');
  clock.now = 59_999;
  await expect(call()).rejects.toThrow(CallNotMade);
  clock.now = 60_000;
  state.error = undefined;

  expect([await call(), await call()]).toEqual(['answer', 'answer']);
});
