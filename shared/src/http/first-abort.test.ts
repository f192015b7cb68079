import { expect, test } from 'vitest';
import { firstAbort } from './first-abort';

test('the signal is aborted with the first of the others, once', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = firstAbort([one.signal, other.signal]);
  const reasons: unknown[] = [];
  signal.addEventListener('abort', () => reasons.push(signal.reason));
  expect(signal.aborted).toBe(false);

  other.abort('other');
  one.abort('one');

  expect(signal.aborted).toBe(true);
  expect(reasons).toEqual(['other']);
});

test('the signal is aborted from the start if one of the others is', () => {
  const signal = firstAbort([new AbortController().signal, AbortSignal.abort('over')]);

  expect(signal.reason).toBe('over');
});
