import { ApiError } from '@guest/shared/http/api-error';
import { afterEach, expect, test, vi } from 'vitest';
import {
  CHECK_AGAIN_MS,
  CHECK_EVERY_MS,
  createBuildCheck,
  CHECK_GUARD_MS,
  RELOAD_GUARD_MS,
} from './build-check';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function check(
  latest: () => Promise<{ buildId: string }>,
  mayReload = () => true,
  { isCopy = false, hasBegun = false } = {},
) {
  vi.useFakeTimers({ now: 1_000_000 });
  sessionStorage.clear();
  const reload = vi.fn();
  return {
    reload,
    check: createBuildCheck({
      buildId: 'b1',
      latest,
      reload,
      canReload: mayReload,
      isCopy,
      hasBegun: () => hasBegun,
      storage: sessionStorage,
      now: Date.now,
    }),
  };
}

test('N-01 Q-10 the build manifest is requested every 60 minutes', async () => {
  const latest = vi.fn(async () => ({ buildId: 'b1' }));
  const stop = check(latest).check.start();

  await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS - 1);
  expect(latest).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(latest).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(latest).toHaveBeenCalledTimes(2);

  stop();
  await vi.advanceTimersByTimeAsync(2 * CHECK_EVERY_MS);
  expect(latest).toHaveBeenCalledTimes(2);
});

test('Q-10 a tab that slept for a night checks for a new build on return, and one that was hidden briefly does not', async () => {
  const latest = vi.fn(async () => ({ buildId: 'b2' }));
  const { check: builds } = check(latest);
  const stop = builds.start();
  const openAgain = () => document.dispatchEvent(new Event('visibilitychange'));

  // The system clock advances while the timers of the tab are suspended.
  vi.setSystemTime(Date.now() + CHECK_AGAIN_MS - 1);
  openAgain();
  expect(latest).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 1);
  openAgain();
  openAgain();
  await vi.advanceTimersByTimeAsync(0);

  expect(latest).toHaveBeenCalledTimes(1);
  expect(builds.isStale()).toBe(true);
  stop();
  vi.setSystemTime(Date.now() + CHECK_EVERY_MS);
  openAgain();
  expect(latest).toHaveBeenCalledTimes(1);
});

test('Q-10 a new build is loaded on the next navigation', async () => {
  const { check: builds, reload } = check(async () => ({ buildId: 'b2' }));
  builds.start();
  expect(builds.isStale()).toBe(false);

  await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);

  expect(builds.isStale()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('Q-10 a rollback is noticed at a navigation a minute later, and loaded at the next one', async () => {
  let buildId = 'b1';
  const latest = vi.fn(async () => ({ buildId }));
  const { check: builds, reload } = check(latest);
  builds.start();
  buildId = 'b0';

  builds.navigated();
  expect(latest).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(CHECK_AGAIN_MS);
  builds.navigated();
  builds.navigated();
  await vi.advanceTimersByTimeAsync(0);
  expect(latest).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();

  builds.navigated();
  expect(reload).toHaveBeenCalledOnce();
});

test('Q-10 a failed chunk reloads the page if there is a new build', async () => {
  const { check: builds, reload } = check(async () => ({ buildId: 'b2' }));

  await builds.chunkFailed();

  expect(reload).toHaveBeenCalledOnce();
});

test('Q-10 a failed chunk does not reload the page if the build is unchanged', async () => {
  const { check: builds, reload } = check(async () => ({ buildId: 'b1' }));

  await builds.chunkFailed();

  expect(reload).not.toHaveBeenCalled();
});

test('N-01 the page is reloaded at most once in 10 s, even across the reload', async () => {
  const { check: builds, reload } = check(async () => ({ buildId: 'b2' }));
  await builds.chunkFailed();

  await vi.advanceTimersByTimeAsync(RELOAD_GUARD_MS - 1);
  await builds.chunkFailed();
  expect(reload).toHaveBeenCalledTimes(1);

  await vi.advanceTimersByTimeAsync(1);
  await builds.chunkFailed();
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['without a reply is not an error', new ApiError(0, 'Error'), 0],
  ['with invalid content is reported', new Error('not a manifest'), 1],
])('a manifest %s, and nothing changes', async (_, error, reports) => {
  vi.stubGlobal('reportError', vi.fn());
  const { check: builds, reload } = check(() => Promise.reject(error));

  await builds.chunkFailed();

  expect(reportError).toHaveBeenCalledTimes(reports);
  expect(reload).not.toHaveBeenCalled();
});

test('a check that fails because its own code is missing does not start another check', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const latest = vi.fn(async (): Promise<{ buildId: string }> => {
    // This is how `onChunkLoadError` responds if the chunk that the check itself needs is missing.
    if (latest.mock.calls.length < 5) await builds.chunkFailed();
    throw new Error('Loading chunk failed');
  });
  const { check: builds } = check(latest);

  await builds.chunkFailed();
  expect(latest).toHaveBeenCalledOnce();

  await vi.advanceTimersByTimeAsync(CHECK_GUARD_MS);
  await builds.chunkFailed();
  expect(latest).toHaveBeenCalledTimes(2);
});

test('Q-10 a reload waits for the next navigation while the guest has unsent input', async () => {
  let isTyping = true;
  const { check: builds, reload } = check(
    async () => ({ buildId: 'b2' }),
    () => !isTyping,
  );

  await builds.chunkFailed();
  builds.navigated();
  expect(reload).not.toHaveBeenCalled();

  isTyping = false;
  builds.navigated();
  expect(reload).toHaveBeenCalledOnce();
  builds.navigated();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['is replaced at once if the guest has not begun', { isCopy: true, hasBegun: false }, true, 1],
  ['stays until the next page if the guest has begun', { isCopy: true, hasBegun: true }, true, 0],
  ['stays while the guest would lose something', { isCopy: true, hasBegun: false }, false, 0],
  ['from the network is not checked at once', { isCopy: false, hasBegun: false }, true, 0],
])('a document of an older build %s', async (_case, facts, mayReload, reloads) => {
  const { check: builds, reload } = check(
    async () => ({ buildId: 'b2' }),
    () => mayReload,
    facts,
  );
  const stop = builds.start();
  await vi.advanceTimersByTimeAsync(0);

  expect(reload).toHaveBeenCalledTimes(reloads);
  stop();
});
