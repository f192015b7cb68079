export function journeyCounts(report: unknown): { passed: number; failed: number; flaky: string[] };
