/** The limit for a call to the hotel's system, because a transaction waits for it. */
const MAX_MS = 5_000;

/** Waits for a call to the hotel's system, and throws if it takes too long. */
export function withinFolioTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('hotel system did not answer in time')), MAX_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
