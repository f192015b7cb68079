import type { RunningRemote, AttemptSeries } from './fallback-state';

export const createSeries = (mounted: Promise<RunningRemote>): AttemptSeries => ({
  mounted,
  since: performance.now(),
  failures: [],
});
