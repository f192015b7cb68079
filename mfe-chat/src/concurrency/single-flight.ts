/** Runs one call at a time. All calls made during a run share a single further run. */
export function singleFlight(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function begin(): Promise<void> {
    running = run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return () => {
    if (!running) return begin();
    next ??= running.then(() => {
      next = undefined;
      return begin();
    });
    return next;
  };
}
