import type { ErrorReply } from '../contracts/reply';

/** Nobody of the suite has answered, or somebody who says that it is away for now. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

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
