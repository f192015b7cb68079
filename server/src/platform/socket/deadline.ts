import { RequestError } from '../errors/request-error';

/** Rejects with 503 if the work takes too long. The work itself continues, so it must be safe to repeat. */
export function withDeadline<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new RequestError(503, 'too_late', 'That took too long, please try again')),
      ms,
    );
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
