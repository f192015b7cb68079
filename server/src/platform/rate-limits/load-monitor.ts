const CHECK_EVERY_MS = 250;
const MAX_LAG_MS = 500;

/** Tells whether this process is overloaded. */
export interface LoadMonitor {
  isOverloaded(): boolean;
  stop(): void;
}

/**
 * Measures how late timers fire. Two late timers in a row mean overload; a single one may be caused by one
 * long task.
 */
export function monitorLoad(): LoadMonitor {
  let last = performance.now();
  let delays = [0, 0];
  const timer = setInterval(() => {
    const now = performance.now();
    delays = [delays[1] ?? 0, now - last - CHECK_EVERY_MS];
    last = now;
  }, CHECK_EVERY_MS);
  timer.unref();
  return {
    isOverloaded: () => delays.every((delay) => delay > MAX_LAG_MS),
    stop: () => clearInterval(timer),
  };
}
