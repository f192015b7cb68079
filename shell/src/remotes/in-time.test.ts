import { expect, test } from 'vitest';
import { inTime } from './in-time';

test('what comes in time is passed on', async () => {
  await expect(inTime('A mount', 1_000, Promise.resolve('here'))).resolves.toBe('here');
});

test('what fails in time fails as it did', async () => {
  await expect(inTime('A mount', 1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('what hangs fails, and says what it was', async () => {
  await expect(inTime('A mount', 10, new Promise(() => {}))).rejects.toThrow(
    'A mount took longer than 10 ms',
  );
});
