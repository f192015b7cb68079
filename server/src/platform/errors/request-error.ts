import type { ErrorStatus } from '@guest/shared/contracts/core/reply';
import type { ErrorMessageKey } from './error-messages';
import type { MessageValues } from './texts/message-template';

export interface FieldError {
  field: string;
  code: string;
  message: ErrorMessageKey;
  values?: MessageValues;
}

interface RequestErrorDetails {
  fields?: FieldError[];
  /** The time in seconds after which the caller may try again. */
  retryAfter?: number;
  /** The number in the message. */
  n?: number;
  /** The values of further placeholders. */
  values?: MessageValues;
  /** Data with which the client can continue, such as the current entity. */
  data?: unknown;
  /** The fault of the machine behind a refusal. It is logged, and the client does not see it. */
  cause?: Error | undefined;
}

/** An expected error of a request, with status, code and a message that the guest reads in their language. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    readonly status: ErrorStatus,
    readonly code: string,
    override readonly message: ErrorMessageKey,
    readonly details: RequestErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
  }
}

export const notFound = () => new RequestError(404, 'not_found', 'Page Not Found');

export const malformed = (...fields: FieldError[]) =>
  new RequestError(400, 'malformed', 'This request is incomplete', { fields });

/** Returns the error for a single malformed field. */
export const malformedIn = (field: string) =>
  malformed({ field, code: 'malformed', message: "This format isn't valid" });

export const notAllowed = () => new RequestError(403, 'not_allowed', "This isn't allowed");

/** Returns the error for an idempotency key that was reused with different content. */
export const keyReused = () => new RequestError(409, 'key_used', 'This was already sent with different text');

export const tooManyRequests = (seconds: number) =>
  new RequestError(429, 'rate_limited', "You're doing that too quickly. Try again in {n} s.", {
    retryAfter: seconds,
    n: seconds,
  });

export const inMaintenance = (retryAfter: number, data?: unknown) =>
  new RequestError(503, 'maintenance', "We're in maintenance mode, please try again", { retryAfter, data });

/** Returns the error for a complete form with a value that cannot be accepted. */
export const unprocessable = (
  field: string,
  code: string,
  message: ErrorMessageKey,
  values?: MessageValues,
) => new RequestError(422, code, message, { values, fields: [{ field, code, message, values }] });
