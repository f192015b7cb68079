import { isChunkLoadError, reportBackgroundError } from './chunk-load-error';

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 15_000;

/**
 * Returns the delay in milliseconds before loading is retried: the network or the server may have recovered
 * by then.
 */
export const retryDelay = (failures: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS);

/**
 * Loads code that the page needs but does not wait for, and retries until it succeeds. Every `import()` that
 * is not awaited by the page goes through this function or `LazyPart`, so that a bad network does not break
 * the page.
 */
export async function retryImport<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (!isChunkLoadError(error)) throw error;
      reportBackgroundError(error);
    }
    await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)));
  }
}
