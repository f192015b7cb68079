import * as z from 'zod/mini';
import { about, key, KEY, line, webAddress } from './values';

export const pictureName = about(
  'The name of a file in the folder pictures, without its ending.',
  z
    .string()
    .check(z.regex(KEY, 'A picture is named without its ending, in lower-case letters, digits and dashes')),
);
export const pictureNames = about(
  'The names of files in the folder pictures; the first is the one in lists.',
  z.array(pictureName).check(z.maxLength(12)),
);

const share = z.number().check(z.gte(0), z.lte(1));

/** `pictures/pictures.yaml`: the details of the picture files next to it, by name. */
export const picturesSchema = z.record(
  key,
  z.strictObject({
    alt: about('What the picture shows, for guests who cannot see it.', line),
    focus: z.optional(
      about(
        'What stays visible when the picture is cropped: from the left and from the top, such as [0.5, 0.4].',
        z.tuple([share, share]),
      ),
    ),
    url: z.optional(
      about(
        'Where the import fetches the file from if there is none beside this one; https only.',
        webAddress,
      ),
    ),
    credit: z.optional(about('Who made it; kept with the file.', line)),
    licence: z.optional(about('What allows you to show it; kept with the file.', line)),
  }),
);
export type Pictures = z.infer<typeof picturesSchema>;
