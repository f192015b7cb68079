import { isMissingCode, reportLateFailure } from './missing-code';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

/** Milliseconds until code that did not come is asked for again: the server may be back, or the lift have arrived. */
export const waitAfter = (failures: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);

/**
 * Code that the page goes on without, and needs all the same: asked for again until it is here. Every `import()` that
 * nobody waits for goes through this or through `LatePart`, so that a bad network is no error of the page.
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
