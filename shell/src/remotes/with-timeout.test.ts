import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout';

test('a promise that resolves in time passes its value on', async () => {
  await expect(withTimeout('A mount', 1_000, Promise.resolve('here'))).resolves.toBe('here');
});

test('a promise that rejects in time passes its error on', async () => {
  await expect(withTimeout('A mount', 1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('a promise that hangs is rejected with an error that names it', async () => {
  await expect(withTimeout('A mount', 10, new Promise(() => {}))).rejects.toThrow(
    'A mount took longer than 10 ms',
  );
});
