import * as z from '@guest/shared/contracts/core/zod';
import { errorReplySchema } from './reply';
import { uuid } from './values';

/**
 * What acknowledges every request. 200 means committed; 429 and 503 mean not now, ask again with the same key; every
 * other status is final. No acknowledgement at all says neither: whatever was asked may have been done.
 */
export const socketReplySchema = z.object({
  status: z.int(),
  data: z.optional(z.unknown()),
  /** For the guest, in the guest's language. */
  error: z.optional(z.string()),
  /** For programs. */
  code: z.optional(z.string()),
  retryAfterMs: z.optional(z.int()),
  /** Which fields of what was asked are wrong, and how. */
  fields: errorReplySchema.shape.fields,
  /** Of the database: another one than before means that what was kept of it is void. */
  epoch: uuid,
});

/** An answer that came packed: `d` is the gzipped JSON of what `data` would have been. */
export const packedSchema = z.object({ c: z.literal('gzip'), d: z.unknown() });
