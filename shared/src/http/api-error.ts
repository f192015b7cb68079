import type { ErrorReply } from '../contracts/reply';

/** A call that did not succeed. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly reply?: Partial<ErrorReply>,
  ) {
    super(message);
  }
}
