import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { openingHoursSchema } from '../opening-hours/opening-hours.schema';
import { image, inProperty, instant, location, slug, uuid } from '../core/values';

export const accessibilitySchema = z.enum([
  'step_free',
  'hearing_loop',
  'quiet',
  'braille',
  'accessible_wc',
  'lift',
]);

/**
 * The audience of a directory: visitors without a known stay, or guests before, during or after their stay.
 */
export const audienceSchema = z.enum(['ANON', 'PRE', 'IN', 'OUT']);
export type Audience = z.infer<typeof audienceSchema>;

export const directorySummarySchema = z.object({
  uuid,
  slug,
  name: z.string(),
  kind: z.enum(['info', 'outlets', 'activities', 'contacts', 'link']),
  description: z.optional(z.string()),
  image: z.optional(image),
  icon: z.optional(z.string()),
  /** The slug of the parent directory; missing at the top level. */
  parentSlug: z.optional(slug),
  /** If it is left out, the directory is for everybody. */
  audience: z.optional(z.array(audienceSchema)),
  order: z.int(),
  updatedAt: instant,
  version: z.int(),
});
export type DirectorySummary = z.infer<typeof directorySummarySchema>;

/** Either an absolute path within the suite or an `https` address. */
const url = z.string().check(z.regex(/^(https:\/\/|\/(?![\/\\\s]))/));
const link = z.object({ label: z.string(), url });
export type EntryLink = z.infer<typeof link>;

/**
 * An action offered with an entry. `target` is the slug of a template, outlet or directory; the initial text
 * for `chat`; a phone number for `call`; or an address for `url`.
 */
const action = z.union([
  z.object({ type: z.literal('url'), label: z.string(), target: url }),
  z.object({
    type: z.enum(['request', 'chat', 'book', 'order', 'call', 'directory']),
    label: z.string(),
    target: z.string(),
  }),
]);
export type EntryAction = z.infer<typeof action>;

export const directoryEntrySchema = z.object({
  uuid,
  slug,
  title: z.string(),
  /**
   * Paragraphs are separated by an empty line, `**…**` marks bold text, and lines that start with `- ` form a
   * list.
   */
  body: z.string(),
  images: z.array(image),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  place: z.optional(z.string()),
  location: z.optional(location),
  openingHours: z.optional(openingHoursSchema),
  actions: z.optional(z.array(action)),
  /** Links to related pages. */
  links: z.array(link),
  /** Documents to download or print. */
  documents: z.array(link),
  tags: z.array(z.string()),
  accessibility: z.array(accessibilitySchema),
  order: z.int(),
  updatedAt: instant,
});
export type DirectoryEntry = z.infer<typeof directoryEntrySchema>;

export const directorySchema = z.extend(directorySummarySchema, {
  entries: z.array(directoryEntrySchema),
  parent: z.optional(z.pick(directorySummarySchema, { slug: true, name: true })),
  /** The directories below this one. */
  children: z.optional(z.array(directorySummarySchema)),
});
export type Directory = z.infer<typeof directorySchema>;

/** The input and reply schemas of each endpoint. */
export const directoryChecks = {
  listDirectories: checks({
    params: inProperty,
    reply: z.object({ items: z.array(directorySummarySchema) }),
  }),
  getDirectory: checks({
    params: z.extend(inProperty, { directory: slug }),
    reply: directorySchema,
  }),
};
