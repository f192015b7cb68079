import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onChunkLoadError } from './chunk-load-error';
import { retryImport } from './retry-import';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const missing = () => Object.assign(new Error('Loading chunk late failed.'), { name: 'ChunkLoadError' });

test('loading is retried with increasing delays until it succeeds', async () => {
  const load = vi.fn(async () => 'code');
  for (let failures = 0; failures < 6; failures += 1) load.mockRejectedValueOnce(missing());

  const coming = retryImport(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(await coming).toBe('code');
  expect(load).toHaveBeenCalledTimes(7);
});

test('a chunk load failure is reported only to its listeners', async () => {
  const reported = vi.fn();
  const listener = vi.fn();
  vi.stubGlobal('reportError', reported);
  const stop = onChunkLoadError(listener);

  const coming = retryImport(vi.fn(async () => 'code').mockRejectedValueOnce(missing()));
  await vi.advanceTimersByTimeAsync(1_000);
  await coming;
  stop();

  expect(listener).toHaveBeenCalledOnce();
  expect(reported).not.toHaveBeenCalled();
});

test('an error thrown by loaded code is not retried', async () => {
  const load = vi.fn().mockRejectedValue(new Error('boom'));

  await expect(retryImport(load)).rejects.toThrow('boom');

  expect(load).toHaveBeenCalledOnce();
});
