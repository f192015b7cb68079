/**
 * Runs actions at given times and always in the order in which they were added. Two timers that are due
 * almost together may fire in the wrong order, which would corrupt a stream.
 */
export function createTimetable() {
  const due: { at: number; act: () => void }[] = [];
  let isWaiting = false;

  function wait(): void {
    const [next] = due;
    if (!next || isWaiting) return;
    isWaiting = true;
    const ms = next.at - performance.now();
    if (ms > 0.5) setTimeout(runDue, ms);
    else setImmediate(runDue);
  }

  function runDue(): void {
    isWaiting = false;
    while (due[0] && due[0].at <= performance.now() + 0.5) due.shift()?.act();
    wait();
  }

  return {
    /** `at` must not be earlier than that of the previous action. */
    add(at: number, act: () => void): void {
      due.push({ at, act });
      wait();
    },
  };
}
