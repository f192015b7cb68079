import { isNetworkError } from '@guest/shared/http/api-error';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { onPageResume } from '../host/page-resume';

/** The interval between two checks of the build manifest. */
export const CHECK_EVERY_MS = 60 * 60 * 1000;
/** A navigation or a return to the tab checks again after this time, so that a rollback reaches open tabs. */
export const CHECK_AGAIN_MS = 60_000;
/** Failed chunks cause at most one check within this time. */
export const CHECK_GUARD_MS = 10_000;
/** The page is reloaded at most once within this time. */
export const RELOAD_GUARD_MS = 10_000;

const LAST_RELOAD = 'last-reload';

export interface BuildCheck {
  /**
   * Checks for a new build every hour, and when a tab becomes visible again after more than a minute. Returns
   * a stop function.
   */
  start(): () => void;
  /**
   * Must be called when a file of this build failed to load, because the build may be gone. Reloads the page
   * if there is a new build.
   */
  chunkFailed(): Promise<void>;
  /**
   * Must be called after a navigation, which is the moment to load a new build. It also checks for one if the last
   * check is more than a minute ago.
   */
  navigated(): void;
  /** Must be called after the guest went back or forward. It only checks for a new build, if the last check is that long ago. */
  wentBack(): void;
  isStale(): boolean;
}

/**
 * Detects new builds of the app. The page keeps its own build as long as possible, because the server still
 * serves old files.
 */
export function createBuildCheck(deps: {
  buildId: string;
  latest: () => Promise<{ buildId: string }>;
  reload: () => void;
  /** Returns false while a reload would lose something of the guest. */
  canReload: () => boolean;
  /** Whether the document is a copy of the device, whose build may have been replaced days ago. */
  isCopy: boolean;
  /** Whether the guest has done anything on the page. */
  hasBegun: () => boolean;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
}): BuildCheck {
  let isStale = false;
  let lastFailure = -Infinity;
  let checkedAt = deps.now();

  async function check(): Promise<void> {
    checkedAt = deps.now();
    try {
      isStale = (await deps.latest()).buildId !== deps.buildId;
    } catch (error) {
      // The device is offline or the server restarts; the next check tries again.
      if (!isNetworkError(error)) reportBackgroundError(error);
    }
  }

  function checkAgain(): void {
    if (deps.now() - checkedAt >= CHECK_AGAIN_MS) void check();
  }

  function reloadOnce(): void {
    if (!isStale || !deps.canReload()) return;
    const last = Number(deps.storage.getItem(LAST_RELOAD) ?? 0);
    if (deps.now() - last < RELOAD_GUARD_MS) return;
    deps.storage.setItem(LAST_RELOAD, String(deps.now()));
    deps.reload();
  }

  return {
    start() {
      // A phone suspends the timers of a background tab, for hours or days.
      const stopListening = onPageResume(checkAgain);
      const timer = setInterval(() => void check(), CHECK_EVERY_MS);
      // The page was shown from the device's copy, and the service worker has stored the current document in the
      // meantime. A reload shows it at once if the guest has not done anything yet; otherwise it comes with the next
      // navigation.
      if (deps.isCopy) void check().then(() => deps.hasBegun() || reloadOnce());
      return () => {
        clearInterval(timer);
        stopListening();
      };
    },
    async chunkFailed() {
      // The check itself loads chunks. Without this guard a missing chunk of the check would start the next
      // check, and so on.
      if (deps.now() - lastFailure < CHECK_GUARD_MS) return;
      lastFailure = deps.now();
      await check();
      reloadOnce();
    },
    navigated() {
      reloadOnce();
      checkAgain();
    },
    wentBack: checkAgain,
    isStale: () => isStale,
  };
}
