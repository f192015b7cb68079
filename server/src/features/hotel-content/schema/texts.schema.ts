import * as z from 'zod/mini';

/** `texts/<language>/…`: the texts of the file of the same path, by their place in it. */
export const textsSchema = z.record(z.string(), z.strictObject({ source: z.string(), text: z.string() }));
export type FileTexts = z.infer<typeof textsSchema>;
