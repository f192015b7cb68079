import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from './logging';
import { createRefusalLog } from './refusal-log';

function setUp() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: Record<string, unknown>[] = [];
  const refusals = createRefusalLog(
    createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }),
  );
  onTestFinished(refusals.stop);
  const logged = () => lines.splice(0).map(({ msg, guest, times }) => [msg, guest, times]);
  return { ...refusals, logged };
}

const flood = (guest: string) => ({ event: 'newExternalMessage', refusal: 'rate_limited', guest });

test('the first refusal of a kind is logged at once, and the others once a minute with their number', () => {
  const { add, logged } = setUp();

  for (let i = 0; i < 500; i += 1) add(flood('ada'));
  add(flood('bob'));

  expect(logged()).toEqual([
    ['socket refusal', 'ada', undefined],
    ['socket refusal', 'bob', undefined],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(logged()).toEqual([['socket refusals within a minute', 'ada', 499]]);
});

test('a minute without refusals logs nothing, and a later refusal is the first of its kind again', () => {
  const { add, logged } = setUp();
  add(flood('ada'));
  vi.advanceTimersByTime(120_000);
  expect(logged()).toEqual([['socket refusal', 'ada', undefined]]);

  add(flood('ada'));

  expect(logged()).toEqual([['socket refusal', 'ada', undefined]]);
});

test('refusals of very many guests are counted together', () => {
  const { add, logged } = setUp();

  for (let i = 0; i < 2_000; i += 1) add(flood(`guest ${i}`));

  expect(logged().slice(999)).toEqual([
    ['socket refusal', 'guest 999', undefined],
    ['socket refusal', undefined, undefined],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(logged()).toEqual([['socket refusals within a minute', undefined, 999]]);
});

test('counted refusals are logged when the server stops', () => {
  const { add, stop, logged } = setUp();
  add(flood('ada'));
  add(flood('ada'));
  logged();

  stop();

  expect(logged()).toEqual([['socket refusals within a minute', 'ada', 1]]);
});
