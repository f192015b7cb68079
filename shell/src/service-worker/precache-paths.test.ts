// @vitest-environment node
import { memoryCaches } from '@guest/shared/testing/memory-caches';
import { afterEach, expect, test, vi } from 'vitest';
import { precachePaths, PRECACHE_TIMEOUT_MS } from './precache-paths';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a file that never comes does not hold up what is to be cached next', async () => {
  const timeout = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const cache = await memoryCaches().open('files');

  const caching = precachePaths(cache, ['/releases/never.js']);
  await expect.poll(() => limit.mock.calls).toEqual([[PRECACHE_TIMEOUT_MS]]);
  timeout.abort(new DOMException('too long', 'TimeoutError'));

  await expect(caching).rejects.toThrow('too long');
});
