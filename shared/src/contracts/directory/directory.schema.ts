import * as z from '@guest/shared/contracts/core/zod';
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

/** Whom a directory is for: somebody whose stay is not known, or a guest before, in or after it. */
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
  /** Of the directory below which it stands; at the top where there is none. */
  parentSlug: z.optional(slug),
  /** Left out: for everybody. */
  audience: z.optional(z.array(audienceSchema)),
  order: z.int(),
  updatedAt: instant,
  version: z.int(),
});
export type DirectorySummary = z.infer<typeof directorySummarySchema>;

/** An address of the suite, from the root on, or one of the web. */
const url = z.string().check(z.regex(/^(https:\/\/|\/(?![\/\\\s]))/));
const link = z.object({ label: z.string(), url });
export type EntryLink = z.infer<typeof link>;

/**
 * Something to do about an entry. `target` is the slug of a template, outlet or directory; for `chat` the words to begin
 * with, for `call` a number, for `url` an address.
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
  /** Paragraphs apart by an empty line; `**bold**`; lines that start with `- ` are a list. */
  body: z.string(),
  images: z.array(image),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  place: z.optional(z.string()),
  location: z.optional(location),
  openingHours: z.optional(openingHoursSchema),
  actions: z.optional(z.array(action)),
  /** Where to go on from here. */
  links: z.array(link),
  /** What to keep or to print. */
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
  /** The directories below it. */
  children: z.optional(z.array(directorySummarySchema)),
});
export type Directory = z.infer<typeof directorySchema>;

/** What goes in and comes out of each call. */
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
