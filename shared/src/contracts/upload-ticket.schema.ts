import * as z from '@guest/shared/contracts/zod';

/** Where and how one file is sent: a multipart form POST to `url` with the `fields` and the file, the file last. */
export const uploadTicketSchema = z.object({
  status: z.int(),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  /** Becomes the message's `urlPath`. */
  key: z.string(),
});
export type UploadTicket = z.infer<typeof uploadTicketSchema>;
