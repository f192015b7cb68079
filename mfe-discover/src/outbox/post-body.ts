import * as z from '@guest/shared/contracts/zod';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';

export const POST = 'post';
export const POST_DELETE = 'post-delete';

/** Each post has a queue of its own, so that its changes arrive in order and it waits for no other. */
export const queueKeyOf = (postId: string): string => `post:${postId}`;

const photoSchema = z.object({
  /** A device can lose the bytes of a stored photo. */
  blob: z.unknown(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
});

const placeSchema = z.object({
  type: z.enum(['outlet', 'activity']),
  uuid: z.string(),
  /** Missing in a post that an earlier release has stored. */
  name: z.optional(z.string()),
});

/** A post that waits on the device. The key of its record becomes its id. */
export const postBodySchema = z.object({
  property: z.string(),
  text: z.string(),
  tags: z.array(z.string()),
  photos: z.array(photoSchema),
  place: z.optional(placeSchema),
  lang: z.string(),
  isAnyway: z.boolean(),
});
export type WaitingPost = z.infer<typeof postBodySchema>;

export const postDeleteSchema = z.object({ property: z.string(), postId: z.string() });

export const parsePost = ({ body }: OutboxRecord): WaitingPost => postBodySchema.parse(body);
export const parseDelete = ({ body }: OutboxRecord) => postDeleteSchema.parse(body);
