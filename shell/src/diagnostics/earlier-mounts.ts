import { hasBegunMounts } from './begun-mounts';

let reported: Promise<void> | undefined;

/**
 * Reports what has hung an earlier page before this page mounts anything, because the same release may hang it too.
 * Without a note on the device, which is almost always, nothing is loaded.
 */
export const reportEarlierMounts = (): Promise<void> =>
  (reported ??= hasBegunMounts()
    ? import(/* webpackChunkName: "late" */ './report-frozen-mounts').then(
        (it) => it.reportFrozenMounts(),
        // A file that does not load must not keep the page from mounting.
        () => {},
      )
    : Promise.resolve());
