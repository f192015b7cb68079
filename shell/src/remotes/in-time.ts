/**
 * Resolves like `begun`, or rejects with an error that contains `what` if it takes longer than
 * `milliseconds`.
 */
export async function inTime<T>(what: string, milliseconds: number, begun: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([begun, late]);
  } finally {
    clearTimeout(timer);
  }
}
