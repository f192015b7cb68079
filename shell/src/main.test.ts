import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { afterEach, expect, test, vi } from 'vitest';
import { hasPendingMounts } from './diagnostics/pending-mounts';

// It would still be loading when the test ends, and has no part in the start.
vi.mock('./app/start-background', () => ({ startBackground: () => {} }));

const facts: Partial<Boot> = {
  buildId: 'set-1',
  channel: 'production',
  source: 'rollout',
  view: 'empty',
  lang: 'en',
  now: Date.now(),
  status: 200,
  shell: '2.0.0',
  remotes: {},
  data: [],
  config: { apiBaseUrl: '', apiToken: '', environment: 'test', chatHosts: {} },
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('M-09 the start of the shell is noted until two seconds after its page responds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const locks = { request: (_: string, hold: () => Promise<void>) => hold() };
  // The cast is safe because the start requests locks and nothing else.
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as unknown as LockManager);
  history.replaceState(null, '', '/cookies');
  const root = document.createElement('div');
  root.id = 'root';
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'boot';
  block.textContent = JSON.stringify(facts);
  document.body.append(root, block);
  let wasNoted = false;
  const mark = performance.mark.bind(performance);
  vi.spyOn(performance, 'mark').mockImplementation((name, options) => {
    if (name === 'shell-start') wasNoted = hasPendingMounts();
    return mark(name, options);
  });

  await import('./main');

  await vi.waitFor(() => expect(performance.getEntriesByName('live-page')).not.toEqual([]), 10_000);
  expect(wasNoted).toBe(true);
  expect(hasPendingMounts()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(hasPendingMounts()).toBe(false);
}, 20_000);
