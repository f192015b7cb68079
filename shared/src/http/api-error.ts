import type { ErrorReply } from '../contracts/core/reply';

/** Nobody of the suite has answered, or somebody who says that it is away for now. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && [0, 502, 503, 504].includes(error.status);

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

/** By its name: each remote has a copy of this class, and what the shell's client throws is the shell's. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';
