import * as z from '@guest/shared/contracts/core/zod';

/** How every refused HTTP call is answered. `error` is for the guest, in the guest's language; `code` for programs. */
export const errorReplySchema = z.object({
  error: z.string(),
  code: z.string(),
  /** The first field that is wrong, and all of them. */
  field: z.optional(z.string()),
  fields: z.optional(z.array(z.object({ field: z.string(), code: z.string(), error: z.string() }))),
  /** Seconds. */
  retryAfter: z.optional(z.number()),
  data: z.optional(z.unknown()),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;

/** Why a request that was understood is turned down. 429 and 503 mean: not now, ask again. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 423 | 429 | 502 | 503;
