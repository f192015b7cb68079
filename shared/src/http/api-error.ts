import type { ErrorReply } from '../contracts/core/reply';

/** Whether the error means that the server did not reply or is temporarily unavailable. */
export const isNetworkError = (error: unknown): boolean =>
  isApiError(error) && [0, 502, 503, 504].includes(error.status);

/** A failed call. `status` is 0 if there was no reply. */
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

/**
 * Compares the name because each remote has its own copy of this class, while the shell's client throws the
 * shell's.
 */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';
