import type { FileDuration } from './duration-table.mjs';

export function journeyCounts(report: unknown): {
  passed: number;
  failed: number;
  flaky: string[];
  failures: string[];
  slowest: FileDuration[];
};
