import type { CDPSession } from '@playwright/test';

/** Returns the size in KB of the heap that is still referenced. */
export async function heapOf(tools: CDPSession): Promise<number> {
  for (let times = 0; times < 2; times++) await tools.send('HeapProfiler.collectGarbage');
  return (await tools.send('Runtime.getHeapUsage')).usedSize / 1_000;
}
