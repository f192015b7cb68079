/**
 * Resolves like `pending`, or rejects with an error that contains `what` if it takes longer than
 * `milliseconds`.
 */
export async function withTimeout<T>(what: string, milliseconds: number, pending: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([pending, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
