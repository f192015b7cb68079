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
  /** Seconds. */
  retryAfter?: number;
  /** The number in the sentence. */
  n?: number;
  /** What else is in it. */
  words?: Words;
  /** What a program needs to go on from here, such as the entity as it is now. */
  data?: unknown;
}

/** A request that is understood and turned down. The sentence is for the guest, who reads it in a language of choice. */
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
  new Refusal(400, 'malformed', 'That request is not complete', { fields });

/** One field is, and is not what it should be. */
export const malformedIn = (field: string) =>
  malformed({ field, code: 'malformed', sentence: 'This is not in the right form' });

export const notAllowed = () => new Refusal(403, 'not_allowed', 'That is not allowed');

/** The same key is the same thing; another with that key is a mistake of whoever sends it. */
export const sentOtherwise = () => new Refusal(409, 'key_used', 'This was already sent with other words');

export const tooQuickly = (seconds: number) =>
  new Refusal(429, 'rate_limited', "You're doing that too quickly. Try again in {n} s.", {
    retryAfter: seconds,
    n: seconds,
  });

export const inMaintenance = (retryAfter: number) =>
  new Refusal(503, 'maintenance', "We're in maintenance mode, please try again", { retryAfter });

/** A form that is filled in, but not so that it can be accepted. */
export const unacceptable = (field: string, code: string, sentence: Sentence, words?: Words) =>
  new Refusal(422, code, sentence, { words, fields: [{ field, code, sentence, words }] });
