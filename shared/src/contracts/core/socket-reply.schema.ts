import * as z from '@guest/shared/contracts/zod';
import { errorReplySchema } from './reply';
import { uuid } from './values';

/**
 * The acknowledgement of every request. 200 means that the change is committed; 429 and 503 mean that the
 * client should try again with the same key; all other statuses are final. Without an acknowledgement the
 * outcome is unknown: the request may have been executed.
 */
export const socketReplySchema = z.object({
  status: z.int(),
  data: z.optional(z.unknown()),
  /** The message shown to the guest, in the guest's language. */
  error: z.optional(z.string()),
  /** The error code for programs. */
  code: z.optional(z.string()),
  retryAfterMs: z.optional(z.int()),
  /** The invalid fields with the reason for each. */
  fields: errorReplySchema.shape.fields,
  /** Identifies the database. If it has changed, everything that the client cached is invalid. */
  epoch: uuid,
});

/** A compressed answer: `d` is the gzipped JSON of `data`. */
export const compressedSchema = z.object({ c: z.literal('gzip'), d: z.unknown() });
