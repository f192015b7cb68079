import { isUnanswered } from '@guest/shared/http/api-error';
import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import { onPageWakes } from '../host/page-wakes';

/** Milliseconds between two looks at the build manifest. */
export const CHECK_EVERY_MS = 60 * 60 * 1000;
/** Milliseconds in which files that fail lead to one look. */
export const LOOK_GUARD_MS = 10_000;
/** Milliseconds in which the page is reloaded at most once. */
export const RELOAD_GUARD_MS = 10_000;

const LAST_RELOAD = 'last-reload';

export interface BuildCheck {
  /** Looks whether there is a new build: every hour, and when a tab is opened again after one. Returns its stop function. */
  start(): () => void;
  /** A file of this build did not come; it may be gone with the build. Reloads if there is a new one. */
  chunkFailed(): Promise<void>;
  /** Another page is shown: the moment to load the new build, if there is one. */
  navigated(): void;
  isStale(): boolean;
}

/** Follows the builds. A page goes on with its own for as long as it can: old files stay served. */
export function createBuildCheck(deps: {
  buildId: string;
  latest: () => Promise<{ buildId: string }>;
  reload: () => void;
  /** False while the guest would lose something by it. */
  mayReload: () => boolean;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
}): BuildCheck {
  let isStale = false;
  let lastFailure = -Infinity;

  async function look(): Promise<void> {
    try {
      isStale = (await deps.latest()).buildId !== deps.buildId;
    } catch (error) {
      // Offline, or the server restarts: the next look tells.
      if (!isUnanswered(error)) reportLateFailure(error);
    }
  }

  function reloadOnce(): void {
    if (!isStale || !deps.mayReload()) return;
    const last = Number(deps.storage.getItem(LAST_RELOAD) ?? 0);
    if (deps.now() - last < RELOAD_GUARD_MS) return;
    deps.storage.setItem(LAST_RELOAD, String(deps.now()));
    deps.reload();
  }

  return {
    start() {
      let lookedAt = deps.now();
      const lookAgain = () => {
        lookedAt = deps.now();
        void look();
      };
      // A phone stops the clocks of a tab that nobody looks at, for a night or for days.
      const stopWaking = onPageWakes(() => {
        if (deps.now() - lookedAt >= CHECK_EVERY_MS) lookAgain();
      });
      const timer = setInterval(lookAgain, CHECK_EVERY_MS);
      return () => {
        clearInterval(timer);
        stopWaking();
      };
    },
    async chunkFailed() {
      // The code that looks comes in files too: where it is they that fail, each look would ask for the next.
      if (deps.now() - lastFailure < LOOK_GUARD_MS) return;
      lastFailure = deps.now();
      await look();
      reloadOnce();
    },
    navigated: reloadOnce,
    isStale: () => isStale,
  };
}
