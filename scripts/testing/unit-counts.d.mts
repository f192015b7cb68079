import type { FileDuration } from './duration-table.mjs';

export function unitCounts(report: unknown): { passed: number; failed: number; slowest: FileDuration[] };
