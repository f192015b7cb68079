/**
 * Things that happen at their moments, and never in another order than they were set: two timers of nearly the same
 * moment may ring the wrong way round, and a stream that is handed over so is broken.
 */
export function createTimetable() {
  const due: { at: number; act: () => void }[] = [];
  let isWaiting = false;

  function wait(): void {
    const [next] = due;
    if (!next || isWaiting) return;
    isWaiting = true;
    const ms = next.at - performance.now();
    if (ms > 0.5) setTimeout(ring, ms);
    else setImmediate(ring);
  }

  function ring(): void {
    isWaiting = false;
    while (due[0] && due[0].at <= performance.now() + 0.5) due.shift()?.act();
    wait();
  }

  return {
    /** `at` is not earlier than that of the one before. */
    add(at: number, act: () => void): void {
      due.push({ at, act });
      wait();
    },
  };
}
