import type { LivingRemote, Row } from './rescue-state';

export const newRow = (mounted: Promise<LivingRemote>): Row => ({
  mounted,
  since: performance.now(),
  failures: [],
});
