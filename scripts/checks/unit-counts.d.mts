import type { FileDuration } from './duration-table.mjs';

interface UnitCounts {
  passed: number;
  failed: number;
  /** Paths from the working directory. */
  failures: string[];
  slowest: FileDuration[];
}

export function unitCounts(report: unknown): UnitCounts;
