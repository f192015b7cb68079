const LOOK_EVERY_MS = 250;
const MOST_LAG_MS = 500;

/** Whether this process has more to do than it gets done. */
export interface Load {
  isTooMuch(): boolean;
  stop(): void;
}

/** Watches how late timers are. Late twice in a row is too much; once may be a single long task that is over. */
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
