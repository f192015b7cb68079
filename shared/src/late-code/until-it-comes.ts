import { isMissingCode, reportLateFailure } from './missing-code';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

/**
 * Returns the delay in milliseconds before loading is retried: the network or the server may have recovered
 * by then.
 */
export const waitAfter = (failures: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);

/**
 * Loads code that the page needs but does not wait for, and retries until it succeeds. Every `import()` that
 * is not awaited by the page goes through this function or `LatePart`, so that a bad network does not break
 * the page.
 */
export async function untilItComes<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (!isMissingCode(error)) throw error;
      reportLateFailure(error);
    }
    await new Promise((resolve) => setTimeout(resolve, waitAfter(failures)));
  }
}
