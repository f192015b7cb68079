import { isMissingCode } from '@guest/shared/late-code/missing-code';
import { createNextTry } from './next-try';
import { endLives } from './end-lives';
import type { Failure, LivingRemote, RescueDeps, Take, Try } from './rescue-state';
import { newRow } from './try';

export type Rescue = ReturnType<typeof createRescue>;

/**
 * Handles a remote that fails: it is retried twice, then the previous release replaces it as a whole until
 * the page is closed. All callers that fail with the same attempt share one recovery.
 */
export function createRescue(deps: RescueDeps) {
  const { mounting, releasesOf, onEnd } = deps;
  const nextTry = createNextTry(deps);
  const tries = new WeakMap<Promise<LivingRemote>, Try>();
  const givenUp = new WeakSet<object>();

  function tryOf({ name, mounted }: Failure): Try {
    const known = tries.get(mounted);
    if (known) return known;
    const first = { name, release: releasesOf(name)[0], mounted, repeats: 0, row: newRow(mounted) };
    tries.set(mounted, first);
    return first;
  }

  async function follow(failed: Try, failure: Failure): Promise<Try | undefined> {
    const { mayReplace } = failure;
    const next = await nextTry(failed, failure);
    const isUnwanted = next && mayReplace && (await isHere(next.mounted)) && !mayReplace();
    if (next && !isUnwanted) {
      tries.set(next.mounted, next);
      mounting.set(next.name, next.mounted);
      return next;
    }
    if (next) await stayWithout(next);
    else {
      await beginAnew(failed, failure);
      endLives(failed.row, failed.row.mounted);
    }
    onEnd(failed.name, failed.row);
    return undefined;
  }

  /**
   * Keeps the current release. A later failure of it starts a new series of attempts, which may end
   * differently.
   */
  async function stayWithout({ name, row, mounted }: Try): Promise<void> {
    mounting.set(name, row.mounted);
    tries.delete(row.mounted);
    (await mounted).life.abort();
  }

  /**
   * If nothing loaded, the network may be the cause, so the next request starts again with the release that
   * the page wanted first.
   */
  async function beginAnew({ name, row, mounted }: Try, { error }: Failure): Promise<void> {
    if (!isMissingCode(error) && (await isHere(mounted))) return;
    if (await isHere(row.mounted)) mounting.set(name, row.mounted.then(itself));
    else mounting.delete(name);
  }

  /** Makes a release that works the release of the page. The releases before it are not requested again. */
  function worked(it: Try): void {
    if (it.row.mounted === it.mounted) return;
    endLives(it.row, it.mounted);
    onEnd(it.name, it.row, it.release);
    it.row = newRow(it.mounted);
  }

  async function instead<T>(failure: Failure, take: Take<T>): Promise<T> {
    const failed = tryOf(failure);
    failed.next ??= follow(failed, failure);
    const help = await failed.next;
    if (!help) {
      if (failure.error instanceof Object) givenUp.add(failure.error);
      throw failure.error;
    }
    try {
      const used = await take(await help.mounted);
      worked(help);
      return used;
    } catch (error) {
      const { name, mayReplace } = failure;
      return instead({ name, mounted: help.mounted, error, mayReplace }, take);
    }
  }

  return {
    instead,
    /** Resolves to whether another release has replaced one that loaded but crashed while rendering. */
    async isReplaced(failure: Failure): Promise<boolean | undefined> {
      // An error that could not be recovered is thrown again by the part that waited for it, which shows the
      // failure itself.
      if (failure.error instanceof Object && givenUp.has(failure.error)) return undefined;
      return instead({ ...failure, hasCrashed: true }, () => {}).then(
        () => true,
        // The error is already reported where it was thrown.
        () => false,
      );
    },
  };
}

const itself = <T>(it: T): T => it;

const isHere = (mounted: Promise<unknown>): Promise<boolean> =>
  mounted.then(
    () => true,
    () => false,
  );
