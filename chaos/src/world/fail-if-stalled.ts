/** Longer than any fault and its recovery on a busy machine. */
const STALLED_AFTER_MS = 180_000;
const MAX_NAMES = 20;

interface Stall {
  /** A number that changes as long as the work goes on. */
  progress: () => number;
  /** The names of what is not done yet. */
  unfinished: () => readonly string[];
  afterMs?: number;
}

/** Returns the result of the work, or fails when nothing has happened for so long that nothing more will. */
export async function failIfStalled<Result>(
  work: Promise<Result>,
  { progress, unfinished, afterMs = STALLED_AFTER_MS }: Stall,
): Promise<Result> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    let [last, since] = [progress(), Date.now()];
    timer = setInterval(() => {
      if (progress() !== last) [last, since] = [progress(), Date.now()];
      if (Date.now() - since < afterMs) return;
      reject(new Error(`no progress for ${afterMs / 1_000} s; unfinished: ${listed(unfinished())}`));
    }, afterMs / 10);
  });
  try {
    return await Promise.race([work, stalled]);
  } finally {
    clearInterval(timer);
  }
}

function listed(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return [...names.slice(0, MAX_NAMES), ...(more > 0 ? [`+${more}`] : [])].join(', ');
}
