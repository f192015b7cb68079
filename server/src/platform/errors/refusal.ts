import type { RefusalStatus } from '@guest/shared/contracts/core/reply';
import type { Sentence } from './refusal-texts';
import type { Words } from './texts/wording';

export interface FieldRefusal {
  field: string;
  code: string;
  sentence: Sentence;
  words?: Words;
}

interface Details {
  fields?: FieldRefusal[];
  /** In seconds. */
  retryAfter?: number;
  /** The number in the message. */
  n?: number;
  /** The values of further placeholders. */
  words?: Words;
  /** Data with which the client can continue, such as the current entity. */
  data?: unknown;
}

/** An expected error of a request, with status, code and a message that the guest reads in their language. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: RefusalStatus,
    readonly code: string,
    readonly sentence: Sentence,
    readonly details: Details = {},
  ) {
    super(sentence);
  }
}

export const notFound = () => new Refusal(404, 'not_found', 'Page Not Found');

export const malformed = (...fields: FieldRefusal[]) =>
  new Refusal(400, 'malformed', 'This request is incomplete', { fields });

/** Returns the error for a single malformed field. */
export const malformedIn = (field: string) =>
  malformed({ field, code: 'malformed', sentence: "This format isn't valid" });

export const notAllowed = () => new Refusal(403, 'not_allowed', "This isn't allowed");

/** Returns the error for an idempotency key that was reused with different content. */
export const sentOtherwise = () => new Refusal(409, 'key_used', 'This was already sent with different text');

export const tooQuickly = (seconds: number) =>
  new Refusal(429, 'rate_limited', "You're doing that too quickly. Try again in {n} s.", {
    retryAfter: seconds,
    n: seconds,
  });

export const inMaintenance = (retryAfter: number) =>
  new Refusal(503, 'maintenance', "We're in maintenance mode, please try again", { retryAfter });

/** Returns the error for a complete form with a value that cannot be accepted. */
export const unacceptable = (field: string, code: string, sentence: Sentence, words?: Words) =>
  new Refusal(422, code, sentence, { words, fields: [{ field, code, sentence, words }] });
