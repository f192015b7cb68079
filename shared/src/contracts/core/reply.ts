import * as z from '@guest/shared/contracts/zod';

/**
 * The body of every HTTP error. `error` is shown to the guest, in the guest's language; `code` is for
 * programs.
 */
export const errorReplySchema = z.object({
  error: z.string(),
  code: z.string(),
  /** The first invalid field; `fields` lists all of them. */
  field: z.optional(z.string()),
  fields: z.optional(z.array(z.object({ field: z.string(), code: z.string(), error: z.string() }))),
  /** The delay in seconds before the client should try again. */
  retryAfter: z.optional(z.number()),
  data: z.optional(z.unknown()),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;

/** The status codes of expected errors. For 429 and 503 the client should try again later. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 415 | 422 | 423 | 429 | 502 | 503;
