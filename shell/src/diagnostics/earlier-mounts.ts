import { hasPendingMounts } from './pending-mounts';

/** On a slow network the page waits no longer than this; the report is sent in the background. */
const MAX_WAIT_MS = 1_000;

let reported: Promise<void> | undefined;

/**
 * Reports what has hung an earlier page before this page mounts anything, because the same release may hang it too.
 * Without a note on the device, which is almost always, nothing is loaded.
 */
export const reportEarlierMounts = (): Promise<void> =>
  (reported ??= hasPendingMounts()
    ? Promise.race([
        import(/* webpackChunkName: "late" */ './report-frozen-mounts')
          .then((it) => it.reportFrozenMounts())
          // A file that does not load must not keep the page from mounting.
          .catch(() => {}),
        new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
      ])
    : Promise.resolve());
