import type { MountedRemote } from '@guest/shared';
import type { BootRemote } from '@guest/shared/contracts/release/boot.contract';
import { isMissingCode } from '@guest/shared/late-code/missing-code';
import type { RemoteName } from '@guest/shared/routes/remotes';
import type { LoadRemote } from '../federation/federation';
import { createNextTry } from './next-try';
import { endLives } from './end-lives';
import { newRow, type Row, type Try } from './try';

/** A remote of the page. Its life ends when another release has taken its place. */
export type LivingRemote = MountedRemote & { readonly life: AbortController };

/** The remotes of the page, each as it is being mounted or has been. */
export type Mounting = Map<RemoteName, Promise<LivingRemote>>;

/** What somebody wants of a remote: a page, a part of the home, its reads. */
export type Take<T> = (mounted: LivingRemote) => T | Promise<T>;

export interface Failure {
  name: RemoteName;
  /** What failed, or what the failing part is of. */
  mounted: Promise<LivingRemote>;
  error: unknown;
  /** It came, and what it drew has thrown. */
  hasCrashed?: boolean;
  /** Asked once another release has come, as that takes a while: whether it may still take the place of this one. */
  mayReplace?: (() => boolean) | undefined;
}

export interface RescueDeps {
  mounting: Mounting;
  mountRelease(...release: Parameters<LoadRemote>): Promise<LivingRemote>;
  /** What may serve a remote, the wanted release first. */
  releasesOf(name: RemoteName): BootRemote[];
  /** Hears how a row of tries has ended: with a release that works or, without one, that none is left. */
  onEnd(name: RemoteName, row: Row, works?: BootRemote): void;
}

export type Rescue = ReturnType<typeof createRescue>;

/**
 * What becomes of a remote that fails: it is asked for twice more, then the release before it takes its place, as a whole
 * and for as long as the page lives. Whoever fails with the same try waits for the same help.
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

  /** The page keeps what it has, and the next failure of that may lead elsewhere. */
  async function stayWithout({ name, row, mounted }: Try): Promise<void> {
    mounting.set(name, row.mounted);
    tries.delete(row.mounted);
    (await mounted).life.abort();
  }

  /** Where nothing came the network may be what failed: who asks next asks for what the page wanted at first. */
  async function beginAnew({ name, row, mounted }: Try, { error }: Failure): Promise<void> {
    if (!isMissingCode(error) && (await isHere(mounted))) return;
    if (await isHere(row.mounted)) mounting.set(name, row.mounted.then(itself));
    else mounting.delete(name);
  }

  /** A release that works is what the page has from now on; those before it are not asked for again. */
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
    /** Whether another release has taken the place of one that came, and crashed as it was drawn. */
    async isReplaced(failure: Failure): Promise<boolean | undefined> {
      // What nobody could help with is thrown once more, by the part that waited for it and shows that it failed.
      if (failure.error instanceof Object && givenUp.has(failure.error)) return undefined;
      return instead({ ...failure, hasCrashed: true }, () => {}).then(
        () => true,
        // Told where it was thrown.
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
