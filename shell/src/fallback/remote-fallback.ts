import { isChunkLoadError } from '@guest/shared/lazy/chunk-load-error';
import { createNextAttempt } from './next-attempt';
import { unmountPrevious } from './unmount-previous';
import type { RemoteFailure, RunningRemote, RemoteFallbackDeps, UseRemote, Attempt } from './fallback-state';
import { createSeries } from './attempt';

export type RemoteFallback = ReturnType<typeof createRemoteFallback>;

/**
 * Handles a remote that fails: it is retried twice, then the previous release replaces it as a whole until
 * the page is closed. All callers that fail with the same attempt share one recovery.
 */
export function createRemoteFallback(deps: RemoteFallbackDeps) {
  const { mounting, releasesOf, onEnd } = deps;
  const nextAttempt = createNextAttempt(deps);
  const attempts = new WeakMap<Promise<RunningRemote>, Attempt>();
  const unrecoverable = new WeakSet<object>();

  function attemptOf({ name, mounted }: RemoteFailure): Attempt {
    const known = attempts.get(mounted);
    if (known) return known;
    const first = { name, release: releasesOf(name)[0], mounted, repeats: 0, series: createSeries(mounted) };
    attempts.set(mounted, first);
    return first;
  }

  async function startNext(failed: Attempt, failure: RemoteFailure): Promise<Attempt | undefined> {
    const { canReplace } = failure;
    const next = await nextAttempt(failed, failure);
    const isRejected = next && canReplace && (await isMounted(next.mounted)) && !canReplace();
    if (next && !isRejected) {
      attempts.set(next.mounted, next);
      mounting.set(next.name, next.mounted);
      return next;
    }
    if (next) await keepCurrent(next);
    else {
      await resetMounting(failed, failure);
      unmountPrevious(failed.series, failed.series.mounted);
    }
    onEnd(failed.name, failed.series);
    return undefined;
  }

  /**
   * Keeps the current release. A later failure of it starts a new series of attempts, which may end
   * differently.
   */
  async function keepCurrent({ name, series, mounted }: Attempt): Promise<void> {
    mounting.set(name, series.mounted);
    attempts.delete(series.mounted);
    (await mounted).life.abort();
  }

  /**
   * If nothing loaded, the network may be the cause, so the next request starts again with the release that
   * the page wanted first.
   */
  async function resetMounting({ name, series, mounted }: Attempt, { error }: RemoteFailure): Promise<void> {
    if (!isChunkLoadError(error) && (await isMounted(mounted))) return;
    if (await isMounted(series.mounted)) mounting.set(name, series.mounted.then(identity));
    else mounting.delete(name);
  }

  /** Makes a release that works the release of the page. The releases before it are not requested again. */
  function complete(it: Attempt): void {
    if (it.series.mounted === it.mounted) return;
    unmountPrevious(it.series, it.mounted);
    onEnd(it.name, it.series, it.release);
    it.series = createSeries(it.mounted);
  }

  async function recover<T>(failure: RemoteFailure, callback: UseRemote<T>): Promise<T> {
    const failed = attemptOf(failure);
    failed.next ??= startNext(failed, failure);
    const replacement = await failed.next;
    if (!replacement) {
      if (failure.error instanceof Object) unrecoverable.add(failure.error);
      throw failure.error;
    }
    try {
      const result = await callback(await replacement.mounted);
      complete(replacement);
      return result;
    } catch (error) {
      const { name, canReplace } = failure;
      return recover({ name, mounted: replacement.mounted, error, canReplace }, callback);
    }
  }

  return {
    recover,
    /** Resolves to whether another release has replaced one that loaded but crashed while rendering. */
    async isReplaced(failure: RemoteFailure): Promise<boolean | undefined> {
      // An error that could not be recovered is thrown again by the part that waited for it, which shows the
      // failure itself.
      if (failure.error instanceof Object && unrecoverable.has(failure.error)) return undefined;
      return recover({ ...failure, hasCrashed: true }, () => {}).then(
        () => true,
        // The error is already reported where it was thrown.
        () => false,
      );
    },
  };
}

const identity = <T>(it: T): T => it;

const isMounted = (mounted: Promise<unknown>): Promise<boolean> =>
  mounted.then(
    () => true,
    () => false,
  );
