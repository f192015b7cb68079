/** Has the name that errors of `AbortSignal.timeout` have, so that callers recognize both alike. */
class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Rejects if the work takes longer than `ms`. The work itself goes on, so its effect is unknown then. */
export function withTimeout<T>(work: Promise<T>, ms: number, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(message)), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
