/** A task to run after a connection. Later steps do not depend on its success. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<unknown> | void;
}

/** Runs the steps one after the other. A failing step is logged and does not stop the others. */
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
