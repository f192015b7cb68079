import * as z from '@guest/shared/contracts/zod';
import { checks, empty } from '../core/checks';
import { inProperty, instant, uuid } from '../core/values';
import { uploadTicketSchema } from '../upload/upload-ticket.schema';
import { postSchema } from './feed.schema';

// The limits count graphemes, of which one may have many characters, so these are only upper bounds for what is
// worth reading. The rules of posts decide, with an error code of their own.
const freeText = z.string().check(z.maxLength(20_000));
const tags = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50));
const MAX_ENTRIES = 50;

const photos = z
  .array(z.strictObject({ key: z.string().check(z.maxLength(200)), alt: freeText }))
  .check(z.maxLength(MAX_ENTRIES));

const postBody = z.strictObject({
  /** Becomes the id of the post. */
  key: uuid,
  text: freeText,
  photos,
  tags,
  outletUuid: z.optional(uuid),
  activityUuid: z.optional(uuid),
  lang: z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/))),
  /** The author has confirmed that private details, such as a room number, may be published. */
  isAnyway: z.optional(z.boolean()),
});
export type PostBody = z.infer<typeof postBody>;

const postChange = z.strictObject({
  version: z.int().check(z.gte(1), z.lte(1_000_000)),
  text: freeText,
  /** The photos that stay, by their addresses; none can be added. */
  photos: z
    .array(z.strictObject({ url: z.string().check(z.maxLength(300)), alt: freeText }))
    .check(z.maxLength(MAX_ENTRIES)),
  tags,
  isAnyway: z.optional(z.boolean()),
});
export type PostChange = z.infer<typeof postChange>;

/** Why nobody, or not this guest, may publish now, although nothing is missing. */
const postingClosed = z.union([
  z.object({ reason: z.literal('hotel') }),
  z.object({ reason: z.literal('stay'), stayStates: z.array(z.enum(['PRE', 'IN', 'OUT'])) }),
  z.object({
    reason: z.literal('hours'),
    /** The local times of the hotel between which guests may publish. */
    hours: z.object({ from: z.string(), until: z.string() }),
    timeZone: z.string(),
    opensAt: instant,
  }),
]);
export type PostingClosed = z.infer<typeof postingClosed>;

const postParams = z.extend(inProperty, { postId: uuid });
const guestParams = z.extend(inProperty, { uuid });

export const postingChecks = {
  getOwnShare: checks({
    params: inProperty,
    reply: z.object({
      allowToPost: z.boolean(),
      needs: z.array(z.enum(['sign_in', 'first_name', 'nick_name', 'guidelines'])),
      /** These paragraphs differ from the accepted guidelines, so that the guest need not read all of them again. */
      guidelinesChanges: z.optional(z.object({ added: z.array(z.string()), removed: z.array(z.string()) })),
      restrictedUntil: z.optional(instant),
      closed: z.optional(postingClosed),
      /** Whether the guest has posted on the current day of the hotel. */
      hasPostedToday: z.boolean(),
      /** The number of read posts after which the guest is invited to post. */
      encouragePostCount: z.int(),
    }),
  }),
  acceptGuidelines: checks({
    params: inProperty,
    body: z.strictObject({ version: z.string().check(z.maxLength(40)) }),
    reply: z.object({ allowToPost: z.boolean(), acceptedAt: instant }),
  }),
  createPost: checks({ params: inProperty, body: postBody, reply: postSchema }),
  checkWords: checks({
    params: inProperty,
    body: z.strictObject({
      text: freeText,
      alts: z.array(freeText).check(z.maxLength(MAX_ENTRIES)),
      tags,
      lang: z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/))),
    }),
    reply: z.object({
      /** UTF-16 offsets in the field `text`, `alt:<number of the photo>` or `tag:<number of the tag>`. */
      marks: z.array(z.object({ field: z.string(), from: z.int(), to: z.int() })),
    }),
  }),
  editPost: checks({ params: postParams, body: postChange, reply: postSchema }),
  deletePost: checks({ params: postParams, reply: empty }),
  requestUpload: checks({
    params: inProperty,
    body: z.strictObject({
      type: z.literal('photo'),
      ext: z.string().check(z.maxLength(10)),
      size: z.optional(z.int().check(z.nonnegative())),
      purpose: z.literal('post'),
    }),
    reply: uploadTicketSchema,
  }),
  listBlockedGuests: checks({
    params: inProperty,
    reply: z.object({ guests: z.array(z.object({ uuid, nickName: z.string() })) }),
  }),
  blockGuest: checks({ params: guestParams, reply: empty }),
  unblockGuest: checks({ params: guestParams, reply: empty }),
};
