import * as z from '@guest/shared/contracts/core/zod';

/** Where and how one file is sent: a multipart form POST to `url` with the `fields` and the file, the file last. */
export const uploadTicketSchema = z.object({
  status: z.int(),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  /** Becomes the message's `urlPath`. */
  key: z.string(),
});
export type UploadTicket = z.infer<typeof uploadTicketSchema>;

/** Where files can be read by the one who asks, and only for a while. */
export const fileUrlsSchema = z.object({
  files: z.array(
    z.object({
      key: z.string(),
      url: z.string(),
      /** Smaller copies of a picture, the smallest first. */
      sizes: z.array(z.object({ width: z.int(), url: z.string() })),
    }),
  ),
  /** In milliseconds; after that, ask again. */
  until: z.int(),
});
export type FileUrls = z.infer<typeof fileUrlsSchema>;
