import * as z from '@guest/shared/contracts/zod';

/**
 * The target for uploading one file: a multipart form POST to `url` with the `fields` followed by the file.
 */
export const uploadTicketSchema = z.object({
  status: z.int(),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  /** The key that becomes the `urlPath` of the message. */
  key: z.string(),
});
export type UploadTicket = z.infer<typeof uploadTicketSchema>;

/** Temporary addresses at which the caller can read files. */
export const fileUrlsSchema = z.object({
  files: z.array(
    z.object({
      key: z.string(),
      url: z.string(),
      /** Smaller versions of a picture, smallest first. */
      sizes: z.array(z.object({ width: z.int(), url: z.string() })),
    }),
  ),
  /**
   * The Unix time in milliseconds at which the addresses expire; after that the client has to request new
   * ones.
   */
  until: z.int(),
});
export type FileUrls = z.infer<typeof fileUrlsSchema>;
