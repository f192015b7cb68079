/** One thing to be brought after a connection; what comes after it does not depend on it. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<unknown> | void;
}

/** One after the other. A step that fails is logged, and the next one goes on. */
export async function runSteps(
  steps: readonly Step[],
  failed: (step: string, error: unknown) => void,
): Promise<void> {
  for (const { name, run } of steps) {
    try {
      await run();
    } catch (error) {
      failed(name, error);
    }
  }
}
