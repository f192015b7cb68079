import { Refusal } from '../errors/refusal';

/** Rejects with 503 if the work takes too long. The work itself continues, so it must be safe to repeat. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Refusal(503, 'too_late', 'That took too long, please try again')),
      ms,
    );
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
