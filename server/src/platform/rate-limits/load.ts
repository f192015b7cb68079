const LOOK_EVERY_MS = 250;
const MOST_LAG_MS = 500;

/** Tells whether this process is overloaded. */
export interface Load {
  isTooMuch(): boolean;
  stop(): void;
}

/**
 * Measures how late timers fire. Two late timers in a row mean overload; a single one may be caused by one
 * long task.
 */
export function watchLoad(): Load {
  let last = performance.now();
  let latenesses = [0, 0];
  const timer = setInterval(() => {
    const now = performance.now();
    latenesses = [latenesses[1] ?? 0, now - last - LOOK_EVERY_MS];
    last = now;
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    isTooMuch: () => latenesses.every((late) => late > MOST_LAG_MS),
    stop: () => clearInterval(timer),
  };
}
