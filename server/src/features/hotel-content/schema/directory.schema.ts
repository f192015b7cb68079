import { accessibilitySchema, audienceSchema } from '@guest/shared/contracts/directory/directory.schema';
import * as z from 'zod/mini';
import { pictureName, pictureNames } from './pictures.schema';
import {
  about,
  body,
  hours,
  formerKey,
  key,
  keyTo,
  line,
  message,
  order,
  paragraph,
  phone,
  place,
  uuid,
  webAddress,
} from './values';

const linkTarget = {
  outlet: z.optional(keyTo('an outlet')),
  activity: z.optional(keyTo('an activity')),
  directory: z.optional(keyTo('a directory')),
  page: z.optional(
    about(
      'A page of the hotel without a key of its own, such as /activities?category=family.',
      z.string().check(z.regex(/^\/[a-z][\w/?=&-]*$/, 'A page is written as /activities'), z.maxLength(200)),
    ),
  ),
  url: z.optional(webAddress),
};
const actionTarget = {
  ...linkTarget,
  request: z.optional(keyTo('a request')),
  book: z.optional(keyTo('an outlet that takes bookings')),
  order: z.optional(keyTo('an outlet that takes orders')),
  call: z.optional(phone),
  chat: z.optional(about('The message that the guest is going to send.', message)),
};
const hasOneTarget = z.refine<Record<string, unknown>>(
  ({ label: _label, ...targets }) => Object.values(targets).filter((one) => one !== undefined).length === 1,
  'Exactly one target is needed',
);
const link = z.strictObject({ label: line, ...linkTarget }).check(hasOneTarget);
const { activity: _activity, outlet: _outlet, page: _page, ...targetsOfActions } = actionTarget;
const action = z.strictObject({ label: line, ...targetsOfActions }).check(hasOneTarget);
export type Link = z.infer<typeof link>;
export type Action = z.infer<typeof action>;

const document = z
  .strictObject({ label: line, picture: z.optional(pictureName), url: z.optional(webAddress) })
  .check(hasOneTarget);
export type EntryDocument = z.infer<typeof document>;

const entrySchema = z.strictObject({
  key,
  uuid: z.optional(uuid),
  title: line,
  body: about('Paragraphs, **bold**, and lists whose lines begin with a dash.', body),
  pictures: z.optional(pictureNames),
  phone: z.optional(phone),
  email: z.optional(z.email()),
  place: z.optional(line),
  location: z.optional(place),
  hours: z.optional(hours),
  actions: z.optional(z.array(action).check(z.maxLength(6))),
  links: z.optional(z.array(link).check(z.maxLength(12))),
  documents: z.optional(z.array(document).check(z.maxLength(12))),
  tags: z.optional(z.array(line).check(z.maxLength(20))),
  accessibility: z.optional(z.array(accessibilitySchema)),
});
export type Entry = z.infer<typeof entrySchema>;

/** `directories/<name>.yaml` */
export const directorySchema = z.strictObject({
  key,
  uuid: z.optional(uuid),
  formerKey: z.optional(formerKey),
  order: z.optional(order),
  parent: z.optional(keyTo('the directory above')),
  kind: z.enum(['info', 'contacts', 'activities']),
  name: line,
  description: z.optional(paragraph),
  picture: z.optional(pictureName),
  icon: about('The name of a Lucide icon, such as wifi.', z.string().check(z.maxLength(40))),
  audience: z.optional(about('Who sees it; without it, everybody.', z.array(audienceSchema))),
  entries: z.array(entrySchema).check(z.maxLength(200)),
});
export type Directory = z.infer<typeof directorySchema>;
